import { useBench } from '../bench-context';

/** What the link asks of the learner; nothing where it asks nothing. */
export function Task() {
  const { run } = useBench();
  if (run.task === '') return null;
  return (
    <section className="task" aria-label="Your task">
      <h2 className="panel-title">Your task</h2>
      <p>{run.task}</p>
    </section>
  );
}

import { useEffect } from 'react';
import { Button } from '../../ui/Button';
import { type MissingPart, useMissingParts } from '../../ui/missing-parts';
import { useBench, useBenchState } from '../bench-context';

/** Milliseconds after which a notice leaves by itself, with those before it; warnings stay until they are dismissed. */
const noticeStays = (text: string): number => 6000 + 60 * text.length;

/** The newest sentence for the learner, above the stage. Read out by the bench's live region. */
export function Messages() {
  const { session } = useBench();
  const message = useBenchState((state) => state.messages.at(-1));
  const waiting = useBenchState((state) => state.messages.length - 1);
  useEffect(() => {
    if (message?.kind !== 'notice') return;
    const timer = setTimeout(() => session.dismissNotices(message.id), noticeStays(message.text));
    return () => clearTimeout(timer);
  }, [message, session]);
  const [missing] = useMissingParts();
  if (missing) return <Missing part={missing} />;
  if (!message) return null;
  return (
    <div className="message" data-kind={message.kind}>
      <p>
        {message.text}
        {waiting > 0 && <small> {waiting} more</small>}
      </p>
      <Button look="quiet" icon="close" label="Dismiss this message" onClick={() => session.dismiss(message.id)} />
    </div>
  );
}

const Missing = ({ part }: { readonly part: MissingPart }) => (
  <div className="message" data-kind="warning" role="alert">
    <p>A part of this page could not be fetched. The run and its readings are not touched.</p>
    <Button onClick={part.again}>Try again</Button>
    <Button look="quiet" icon="close" label="Go on without it" onClick={part.giveUp} />
  </div>
);

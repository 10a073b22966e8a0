import { type ReactNode, useRef } from 'react';
import { DoPanel } from '../controls/DoPanel';
import { SetUp } from '../controls/SetUp';
import { Fenced } from '../later/Fenced';
import { RunSettings } from './RunSettings';
import { Readings } from '../readings/Readings';

const PARTS: readonly { readonly title: string; readonly content: ReactNode }[] = [
  { title: 'Set up', content: <SetUp /> },
  { title: 'Do', content: <DoPanel /> },
  { title: 'Instruments', content: <RunSettings /> },
];

/** Set up, do, read: beside the stage. The readings stay in sight while the controls above them scroll. */
export function Dock({ inert = false }: { readonly inert?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const show = (part: number): void => {
    const { current: box } = list;
    const section = box?.children[part];
    if (box && section instanceof HTMLElement) box.scrollTo({ top: section.offsetTop - box.offsetTop });
  };
  return (
    <aside className="bench-card dock" aria-label="Controls and readings" inert={inert}>
      <nav className="dock-nav" aria-label="Controls">
        {PARTS.map(({ title }, index) => (
          <button type="button" className="panel-title" key={title} onClick={() => show(index)}>
            {title}
          </button>
        ))}
      </nav>
      <div className="dock-controls" ref={list}>
        {PARTS.map(({ title, content }) => (
          <section key={title}>
            <h2 className="panel-title">{title}</h2>
            <Fenced name={title}>{content}</Fenced>
          </section>
        ))}
      </div>
      <section className="dock-readings">
        <h2 className="panel-title">Readings</h2>
        <Fenced name="Readings">
          <Readings />
        </Fenced>
      </section>
    </aside>
  );
}

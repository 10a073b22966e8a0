import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly className?: string;
}

/**
 * Tabs after the ARIA Authoring Practices, choosing as the focus moves. By hand, because the library's panel asks the browser
 * for computed styles as it mounts: that lays the whole bench out twice, a third of a second on a weak device.
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, className = '' }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = tabs.find((tab) => tab.id === chosen);

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const to: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const index = to[event.key];
    const next = index === undefined ? undefined : tabs[index];
    if (!next || index === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    const element = list.current?.children[index];
    if (element instanceof HTMLElement) element.focus();
  };

  return (
    <div className={className}>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen ? `${id}-panel` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {panel && (
        <div
          key={panel.id}
          role="tabpanel"
          className="tab-content"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${panel.id}`}
          tabIndex={0}
          data-tab={panel.id}
        >
          {panel.content}
        </div>
      )}
    </div>
  );
}

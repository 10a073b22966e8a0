/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the focus and the keys stay in the box */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import type { SearchEntry, SearchExperiment } from './search';

type Index = typeof import('./search-entries');

/** The index and how it is searched, fetched when the box is first used. */
function useIndex(): readonly [index: Index | null, fetchIndex: () => void] {
  const [index, setIndex] = useState<Index | null>(null);
  const fetchIndex = (): void => {
    if (index) return;
    import('./search-entries').then(
      (module) => setIndex(module),
      // The next touch of the box tries again.
      () => {},
    );
  };
  return [index, fetchIndex];
}

/** Finds an instrument by a part of its name, and below them experiments and pages: a combobox with a list, which shows only while something matches. */
export function Search({ onPick }: { readonly onPick?: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [index, fetchIndex] = useIndex();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const { instruments = [], experiments = [], pages = [] } = index?.search(text) ?? {};
  const found: readonly SearchEntry[] = [...instruments, ...experiments, ...pages];
  const open = wanted && found.length > 0;
  const optionId = (place: number): string => `${id}-${place}`;

  useEffect(() => {
    if (!wanted) return;
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setWanted(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [wanted]);

  const type = (next: string): void => {
    fetchIndex();
    setText(next);
    setActive(-1);
    setWanted(next.trim() !== '');
  };
  const pick = (entry: SearchEntry | undefined): void => {
    if (!entry) return;
    type('');
    input.current?.blur();
    onPick?.();
    void navigate(entry.path);
  };
  const move = (place: number): void => {
    setActive(place);
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    if (event.key === 'Escape') {
      if (open) setWanted(false);
      else type('');
    } else if (event.key === 'ArrowDown' && !open && found.length > 0) {
      setWanted(true);
      setActive(0);
    } else if (!open) return;
    else if (event.key === 'ArrowDown') move(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') move(active <= 0 ? last : active - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(last);
    else if (event.key === 'Enter') pick(found[Math.max(active, 0)]);
    else return;
    event.preventDefault();
  };

  return (
    <search
      ref={box}
      className="search"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setWanted(false);
      }}
    >
      <Icon name="search" size={16} />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search for an instrument"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        placeholder="Search for an instrument..."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => {
          fetchIndex();
          setWanted(event.target.value.trim() !== '');
        }}
        onKeyDown={onKey}
      />
      {text !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label="Clear the search"
          onClick={() => {
            input.current?.focus();
            type('');
          }}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      <div
        id={`${id}-list`}
        className="search-list"
        role="listbox"
        aria-label="Instruments, experiments and pages"
        hidden={!open}
      >
        {open && (
          <>
            <Options from={0} {...{ entries: instruments, active, optionId, setActive, pick }} />
            {experiments.length > 0 && (
              <div role="group" aria-labelledby={`${id}-experiments`}>
                <p id={`${id}-experiments`}>Experiments</p>
                <Options from={instruments.length} {...{ entries: experiments, active, optionId, setActive, pick }} />
              </div>
            )}
            {pages.length > 0 && (
              <div role="group" aria-labelledby={`${id}-pages`}>
                <p id={`${id}-pages`}>Pages</p>
                <Options
                  from={instruments.length + experiments.length}
                  {...{ entries: pages, active, optionId, setActive, pick }}
                />
              </div>
            )}
          </>
        )}
      </div>
      <output className="visually-hidden">
        {wanted &&
          index &&
          `${instruments.length} of ${index.searchIndex.instruments.length} instruments and ${experiments.length} experiments match${pages.length > 0 ? `, and ${pages.length} pages` : ''}`}
      </output>
    </search>
  );
}

interface OptionsProps {
  readonly entries: readonly (SearchEntry | SearchExperiment)[];
  /** Place of the first one in the whole list. */
  readonly from: number;
  readonly active: number;
  readonly optionId: (place: number) => string;
  readonly setActive: (place: number) => void;
  readonly pick: (entry: SearchEntry) => void;
}

const Options = ({ entries, from, active, optionId, setActive, pick }: OptionsProps) =>
  entries.map((entry, index) => {
    const place = from + index;
    return (
      <div
        key={entry.path}
        id={optionId(place)}
        role="option"
        tabIndex={-1}
        aria-selected={place === active}
        onPointerMove={() => setActive(place)}
        // The focus stays in the box.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => pick(entry)}
      >
        {entry.name}
        {'subject' in entry && <small>{entry.subject}</small>}
      </div>
    );
  });

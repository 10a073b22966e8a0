/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the focus and the keys stay in the box */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { matchEntries, type SearchEntry } from './search';

const NONE: readonly SearchEntry[] = [];

/** The entries, fetched when the box is first used. */
function useEntries(): readonly [entries: readonly SearchEntry[], fetchEntries: () => void] {
  const [entries, setEntries] = useState(NONE);
  const fetchEntries = (): void => {
    if (entries !== NONE) return;
    import('./search-entries').then(
      ({ searchEntries }) => setEntries(searchEntries),
      // The next touch of the box tries again.
      () => {},
    );
  };
  return [entries, fetchEntries];
}

/** Finds an instrument by a part of its name: a combobox with a list, which shows only while something matches. */
export function Search() {
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [entries, fetchEntries] = useEntries();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const found = matchEntries(entries, text);
  const open = wanted && found.length > 0;
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    if (!wanted) return;
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setWanted(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [wanted]);

  const type = (next: string): void => {
    fetchEntries();
    setText(next);
    setActive(-1);
    setWanted(next.trim() !== '');
  };
  const pick = (entry: SearchEntry | undefined): void => {
    if (!entry) return;
    type('');
    input.current?.blur();
    void navigate(entry.path);
  };
  const move = (index: number): void => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
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
        onFocus={() => {
          fetchEntries();
          setWanted(text.trim() !== '');
        }}
        onKeyDown={onKey}
      />
      {text !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label="Clear the search"
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      <div id={`${id}-list`} className="search-list" role="listbox" aria-label="Instruments" hidden={!open}>
        {open &&
          found.map((entry, index) => (
            <div
              key={entry.path}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              // The focus stays in the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(entry)}
            >
              {entry.name}
            </div>
          ))}
      </div>
      <output className="visually-hidden">
        {wanted && entries.length > 0 && `${found.length} of ${entries.length} instruments match`}
      </output>
    </search>
  );
}

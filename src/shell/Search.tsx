/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the focus and the keys stay in the box */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import type { SearchEntry } from './search';

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

/** What is typed, whether its list is wanted, and which entry is marked in it. A press beside the box closes the list. */
function useTyped(box: RefObject<HTMLElement | null>, fetchIndex: () => void) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => {
    if (!wanted) return;
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setWanted(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [box, wanted]);
  const type = (next: string): void => {
    fetchIndex();
    setText(next);
    setActive(-1);
    setWanted(next.trim() !== '');
  };
  return { text, wanted, active, setWanted, setActive, type };
}

/** What a key asks of the list: to close it, to empty the box, to pick the entry that is marked, to mark the one at a place. */
function askedBy(
  key: string,
  open: boolean,
  active: number,
  count: number,
): 'close' | 'empty' | 'pick' | number | null {
  if (key === 'Escape') return open ? 'close' : 'empty';
  if (!open) return key === 'ArrowDown' && count > 0 ? 0 : null;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Enter':
      return 'pick';
    default:
      return null;
  }
}

/** Finds an instrument by a part of its name, and below them experiments and pages: a combobox with a list, which shows only while something matches. */
export function Search({ onPick }: { readonly onPick?: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [index, fetchIndex] = useIndex();
  const { text, wanted, active, setWanted, setActive, type } = useTyped(box, fetchIndex);
  const found = index?.search(text);
  const entries = found ? [...found.instruments, ...found.experiments, ...found.pages] : [];
  const open = wanted && entries.length > 0;
  const optionId = (place: number): string => `${id}-${place}`;

  const pick = (entry: SearchEntry | undefined): void => {
    if (!entry) return;
    type('');
    input.current?.blur();
    onPick?.();
    void navigate(entry.path);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const asked = askedBy(event.key, open, active, entries.length);
    if (asked === null) return;
    event.preventDefault();
    if (asked === 'close') setWanted(false);
    else if (asked === 'empty') type('');
    else if (asked === 'pick') pick(entries[Math.max(active, 0)]);
    else {
      setWanted(true);
      setActive(asked);
      document.getElementById(optionId(asked))?.scrollIntoView({ block: 'nearest' });
    }
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
        <ClearButton
          onClear={() => {
            input.current?.focus();
            type('');
          }}
        />
      )}
      <List id={`${id}-list`} open={open}>
        {open && index && found && <index.FoundOptions {...{ id, found, active, optionId, setActive, pick }} />}
      </List>
      <output className="visually-hidden">{wanted && index && found && index.countsOf(found)}</output>
    </search>
  );
}

const ClearButton = ({ onClear }: { readonly onClear: () => void }) => (
  <button type="button" className="search-clear" aria-label="Clear the search" onClick={onClear}>
    <Icon name="close" size={16} />
  </button>
);

interface ListProps {
  readonly id: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** There while it is closed too: the box says which list it controls. */
const List = ({ id, open, children }: ListProps) => (
  <div id={id} className="search-list" role="listbox" aria-label="Instruments, experiments and pages" hidden={!open}>
    {children}
  </div>
);

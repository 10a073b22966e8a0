/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the focus and the keys stay in the box */
import type { Found, SearchEntry, SearchExperiment } from './search';

interface FoundOptionsProps extends Omit<OptionsProps, 'entries' | 'from'> {
  /** Of the list. */
  readonly id: string;
  readonly found: Found;
}

/** Instruments first, as they are what the box asks for; experiments and pages as groups with a name. Fetched with what is found. */
export function FoundOptions({ id, found: { instruments, experiments, pages }, ...options }: FoundOptionsProps) {
  return (
    <>
      <Options entries={instruments} from={0} {...options} />
      {experiments.length > 0 && (
        <div role="group" aria-labelledby={`${id}-experiments`}>
          <p id={`${id}-experiments`}>Experiments</p>
          <Options entries={experiments} from={instruments.length} {...options} />
        </div>
      )}
      {pages.length > 0 && (
        <div role="group" aria-labelledby={`${id}-pages`}>
          <p id={`${id}-pages`}>Pages</p>
          <Options entries={pages} from={instruments.length + experiments.length} {...options} />
        </div>
      )}
    </>
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

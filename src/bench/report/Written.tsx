import { useState } from 'react';
import type { Who } from './sheet';

interface WrittenProps {
  readonly label: string;
  readonly prompt: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const MOST = 10_000;

/** A text to write, which grows with what is written; on paper the text itself, or room to write by hand. */
export function Written({ label, prompt, text, onText }: WrittenProps) {
  const [draft, setDraft] = useState(text);
  const [known, setKnown] = useState(text);
  // Undo, or another tab, may change the text: the field then holds that.
  if (known !== text) {
    setKnown(text);
    setDraft(text);
  }
  return (
    <div className="report-written">
      <textarea
        aria-label={label.replace(/^./, (first) => first.toUpperCase())}
        rows={2}
        maxLength={MOST}
        placeholder={prompt}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => onText(draft)}
      />
      <p data-empty={draft.trim() === '' || undefined}>{`${draft}\n`}</p>
    </div>
  );
}

const today = (): string => new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Who hands in, and when. The browser keeps neither. */
export function NameAndDate({ who, onWho }: { readonly who: Who; readonly onWho: (who: Who) => void }) {
  const [date, setDate] = useState(today);
  return (
    <p className="report-who">
      <label>
        Name{' '}
        <input
          type="text"
          autoComplete="name"
          maxLength={80}
          value={who.name}
          onChange={(event) => onWho({ ...who, name: event.target.value })}
        />
      </label>
      <label>
        Class{' '}
        <input
          type="text"
          autoComplete="off"
          maxLength={80}
          value={who.group}
          onChange={(event) => onWho({ ...who, group: event.target.value })}
        />
      </label>
      <label>
        Date <input type="text" maxLength={40} value={date} onChange={(event) => setDate(event.target.value)} />
      </label>
    </p>
  );
}

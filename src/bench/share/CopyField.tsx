import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/save-file';

/** A text to take along: shown whole, selected by a press, copied by the button. */
export function CopyField({
  name,
  text,
  lines = 2,
}: {
  readonly name: string;
  readonly text: string;
  readonly lines?: number;
}) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly ok: boolean } | null>(null);
  const id = useId();
  const said = copied?.text === text ? (copied.ok ? 'Copied' : 'Select and copy by hand') : '';
  return (
    <div className="copy-field">
      <div className="copy-head">
        <label htmlFor={id}>{name}</label>
        <output>{said}</output>
        <Button icon="copy" onClick={() => void copyText(text).then((ok) => setCopied({ text, ok }))}>
          Copy<span className="visually-hidden"> {name.toLowerCase()}</span>
        </Button>
      </div>
      <textarea
        id={id}
        className="ui-text mono"
        readOnly
        rows={lines}
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}

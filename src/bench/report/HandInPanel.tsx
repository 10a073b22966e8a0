import { useEffect, useRef, useState } from 'react';
import { encodeHandIn, type HandIn, handInLine } from '../../../engine/runtime/hand-in';
import { Button } from '../../ui/Button';
import { QrCode } from '../../ui/QrCode';
import { copyText, saveFile } from '../../ui/save-file';
import { fileWord } from './found';

/** Gives the report to a teacher without a server: as a file, or as one line that a code can carry. */
export function HandInPanel({ handIn }: { readonly handIn: HandIn }) {
  const [said, setSaid] = useState('');
  const place = useRef<HTMLElement>(null);
  // It stands above the sheet, of which any part may be in sight.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  const line = handInLine(handIn);
  const unnamed = handIn.name === '';
  const save = (): void => {
    const name = `${handIn.experiment}-${fileWord(handIn.name)}-hand-in.json`;
    saveFile(name, 'application/json', encodeHandIn(handIn));
    setSaid(`${name} was saved: give it to your teacher.`);
  };
  return (
    <section ref={place} className="hand-in" aria-label="Hand in">
      <div className="hand-in-words">
        <p>
          Saves name, class, values found, run code, rows, texts and the sheet as a file that the teacher’s class page
          reads. Nothing is sent from here.
        </p>
        {unnamed && <p className="field-note">Write your name on the sheet first.</p>}
        <p className="hand-in-tools">
          <Button look="primary" icon="download" disabled={unnamed} onClick={save}>
            Save the hand-in
          </Button>
          {line !== null && (
            <Button
              icon="copy"
              disabled={unnamed}
              onClick={() =>
                void copyText(line).then((ok) =>
                  setSaid(ok ? 'The line was copied.' : 'The browser did not allow the copy.'),
                )
              }
            >
              Copy as a line
            </Button>
          )}
        </p>
        <output>{said}</output>
      </div>
      {line !== null && !unnamed && <QrCode text={line} label="QR code of the hand-in, without its texts" />}
    </section>
  );
}

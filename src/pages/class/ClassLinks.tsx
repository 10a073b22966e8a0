import { useState } from 'react';
import { type ClassMember, linksCsv } from '../../../engine/runtime/class-set';
import { Button } from '../../ui/Button';
import { copyText, saveFile } from '../../ui/save-file';
import { SelectField } from '../../ui/SelectField';
import { ClassTable } from './ClassTable';
import { type PerPage, SHEETS } from './CodeSheet';

interface ClassLinksProps {
  /** Of the experiment. */
  readonly id: string;
  readonly members: readonly ClassMember[];
  readonly seed: number;
  /** Some values are to be found. */
  readonly hides: boolean;
  readonly perPage: PerPage;
  readonly onPerPage: (perPage: PerPage) => void;
  readonly keyOpen: boolean;
  readonly onKeyOpen: (open: boolean) => void;
  readonly onPrint: (what: 'codes' | 'key') => void;
}

/** The link of each student: to copy, to save, to print as codes, with a key for the teacher. */
export function ClassLinks({ id, members, seed, hides, perPage, keyOpen, ...on }: ClassLinksProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const ok = await copyText(members.map(({ name, link }) => `${name}\t${link}`).join('\n'));
    setSaid(ok ? `${members.length} links copied.` : 'The browser did not allow the copy.');
  };
  return (
    <section className="class-result" aria-labelledby="class-links">
      <h2 id="class-links">
        {members.length} {members.length === 1 ? 'link' : 'links'}
      </h2>
      <div className="class-tools">
        <Button icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          icon="download"
          onClick={() => saveFile(`${id}-class.csv`, 'text/csv', `\uFEFF${linksCsv(members, seed)}`)}
        >
          CSV
        </Button>
        <Button icon="print" onClick={() => on.onPrint('codes')}>
          Print codes
        </Button>
        <SelectField
          label="Codes on a page"
          value={String(perPage)}
          options={SHEETS.map((sheet) => ({ value: String(sheet.perPage), text: `${sheet.perPage} a page` }))}
          onChange={(value) => on.onPerPage(SHEETS.find((sheet) => String(sheet.perPage) === value)?.perPage ?? 12)}
        />
        <Button aria-expanded={keyOpen} onClick={() => on.onKeyOpen(!keyOpen)}>
          {keyOpen ? 'Hide the answer key' : 'Show the answer key'}
        </Button>
        <Button icon="print" onClick={() => on.onPrint('key')}>
          Print the key
        </Button>
        <output>{said}</output>
      </div>
      <ClassTable members={members} />
      {hides && (
        <p className="field-note">
          Hidden values are obfuscated, not secret: whoever studies the program can work them out.
        </p>
      )}
    </section>
  );
}

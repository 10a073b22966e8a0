import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Grade } from '../../../engine/contract';
import { targetsOf } from '../../../engine/runtime/answers';
import {
  type ClassMember,
  classMembers,
  classNames,
  linksCsv,
  MOST_MEMBERS,
  shortLink,
} from '../../../engine/runtime/class-set';
import { decodeLink, MAX_SEED } from '../../../engine/runtime/link';
import { Button } from '../../ui/Button';
import { FileButton } from '../../ui/FileButton';
import { textOf } from '../../ui/file-text';
import { NumberEntry } from '../../ui/NumberEntry';
import { copyText, saveFile } from '../../ui/save-file';
import { Segmented } from '../../ui/Segmented';
import { SelectField } from '../../ui/SelectField';
import { fullAddress } from '../../full-address';
import { pathOf, shortPathOf } from '../../paths';
import { sampleInputOf } from '../../bench/shelf/sample-input';
import { AnswerKey } from './AnswerKey';
import { ClassDownload } from './ClassDownload';
import { ClassInputs } from './ClassInputs';
import { ClassPreview } from './ClassPreview';
import { ClassSamples } from './ClassSamples';
import { ClassTable } from './ClassTable';
import { HandIns } from './HandIns';
import { SheetSetup } from './SheetSetup';
import { CodeSheet, type PerPage, SHEETS } from './CodeSheet';
import { type ClassSettings, decodeSettings, encodeSettings, keepSettings, keptSettings } from './kept-set';
import type { LoadedSubject } from './use-subject';

const GRADES: readonly { readonly value: Grade; readonly text: string }[] = [
  { value: 'ideal', text: 'Ideal' },
  { value: 'school', text: 'School' },
  { value: 'research', text: 'Research' },
];

/** A set that a student could make again from the name alone would be no key. */
const freshSeed = (): number => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 999_999);

interface ClassSetupProps {
  readonly loaded: LoadedSubject;
  /** Query of the run that the set begins from. */
  readonly query: string;
}

/** Everything that decides the set, and the set itself. */
export function ClassSetup({ loaded, query }: ClassSetupProps) {
  const { listing, entry, simulation, subject } = loaded;
  // A link to a run comes before what was set up last; the class stays.
  const [settings, setSettings] = useState<ClassSettings>(() => {
    const kept = keptSettings(subject);
    const linked = decodeLink(subject, query).run;
    if (!kept) return { names: '3', seed: freshSeed(), base: linked, samples: [] };
    return query === '' ? kept : { ...kept, base: linked };
  });
  const { names, seed, base, samples } = settings;
  const set = (part: Partial<ClassSettings>): void => {
    const after = { ...settings, ...part };
    setSettings(after);
    keepSettings(subject, after);
  };
  const [perPage, setPerPage] = useState<PerPage>(12);
  const [said, setSaid] = useState('');
  /** What is on paper only: made when it is printed. */
  const [onPaper, setOnPaper] = useState<'codes' | 'key' | null>(null);
  const [keyOpen, setKeyOpen] = useState(false);

  const [opened, setOpened] = useState('');
  const openSet = async (file: File): Promise<void> => {
    const read = decodeSettings(subject, (await textOf(file)) ?? '');
    if (read.ok) set(read.settings);
    setOpened(`${file.name}: ${read.ok ? 'the set is here.' : read.sentence}`);
  };

  const input = sampleInputOf(entry);
  const page = fullAddress(pathOf(listing));
  const members = useMemo(
    () => classMembers(subject, { names: classNames(names), seed, base, page, samples }),
    [subject, names, seed, base, page, samples],
  );
  const keys = useMemo(
    () =>
      keyOpen || onPaper === 'key'
        ? members.map((member) => ({ member, answers: targetsOf(simulation, entry, member.run) }))
        : [],
    [keyOpen, onPaper, members, simulation, entry],
  );
  const source = useMemo(() => ({ subject, simulation, entry, members }), [subject, simulation, entry, members]);
  const shortOf = ({ run }: ClassMember): string | null => shortLink(subject, run, fullAddress(shortPathOf(listing)));
  const print = (what: 'codes' | 'key'): void => {
    flushSync(() => setOnPaper(what));
    globalThis.print();
    setOnPaper(null);
  };
  const seedTaken = (typed: string): boolean => {
    const good = /^\d+$/.test(typed) && Number(typed) <= MAX_SEED;
    if (good) set({ seed: Number(typed) });
    return good;
  };

  return (
    <div className="class-set" data-paper={onPaper ?? undefined}>
      <div className="class-columns">
        <section aria-labelledby="class-what">
          <h2 id="class-what">What all have in common</h2>
          <dl className="class-fates">
            <dt>free</dt>
            <dd>The student sets it. It begins with the value given here.</dd>
            <dt>fixed</dt>
            <dd>The student sees it and cannot change it.</dd>
            <dt>hidden</dt>
            <dd>
              It is drawn for each student and is to be found: neither panel nor stage tells it. Steps speak of “the
              given …” instead. Seed and grade of the instruments are locked then, and “Show the answer” is off.
            </dd>
          </dl>
          <ClassInputs inputs={entry.inputs} base={base} onChange={(next) => set({ base: next })} />
          {input && <ClassSamples input={input} chosen={samples} onChange={(chosen) => set({ samples: chosen })} />}
          <div className="class-field">
            <span className="field-label">Instruments</span>
            <Segmented
              label="Grade of the instruments"
              value={base.grade}
              options={GRADES}
              boxed
              onChange={(grade) => set({ base: { ...base, grade } })}
            />
          </div>
          <label className="class-task">
            <span className="field-label">Task</span>
            <textarea
              className="ui-text"
              rows={2}
              maxLength={600}
              placeholder="What should be found out? Shown above the procedure."
              value={base.task}
              onChange={(event) => set({ base: { ...base, task: event.target.value } })}
            />
          </label>
          <SheetSetup base={base} onChange={(next) => set({ base: next })} />
        </section>
        <section aria-labelledby="class-who">
          <h2 id="class-who">Who</h2>
          <label className="class-task">
            <span className="field-label">Names, one a line, or a number of students</span>
            <textarea
              className="ui-text"
              rows={8}
              spellCheck={false}
              value={names}
              onChange={(event) => set({ names: event.target.value })}
            />
          </label>
          <div className="class-field">
            <span className="field-label">Seed of the class</span>
            <NumberEntry
              label="Seed of the class"
              text={String(seed)}
              invalid={false}
              onCommit={seedTaken}
              onNudge={(direction) => set({ seed: Math.max(0, Math.min(MAX_SEED, seed + direction)) })}
            />
          </div>
          <p className="field-note">
            The same names and seed give the same set again, here and by <code>lab class</code>. At most{' '}
            {MOST_MEMBERS.toLocaleString('en')} students. The set is kept in this browser.
          </p>
          <div className="class-tools">
            <Button
              icon="download"
              onClick={() =>
                saveFile(`${listing.id}-class-set.json`, 'application/json', encodeSettings(subject, settings))
              }
            >
              Save the set
            </Button>
            <FileButton label="File of a set" onFile={openSet}>
              Open a set
            </FileButton>
            <output>{opened}</output>
          </div>
        </section>
      </div>

      <ClassPreview entry={entry} readings={simulation.readings} base={base} />

      <section className="class-result" aria-labelledby="class-links">
        <h2 id="class-links">
          {members.length} {members.length === 1 ? 'link' : 'links'}
        </h2>
        <div className="class-tools">
          <Button
            icon="copy"
            onClick={() =>
              void copyText(members.map(({ name, link }) => `${name}\t${link}`).join('\n')).then((ok) =>
                setSaid(ok ? `${members.length} links copied.` : 'The browser did not allow the copy.'),
              )
            }
          >
            Copy
          </Button>
          <Button
            icon="download"
            onClick={() => saveFile(`${listing.id}-class.csv`, 'text/csv', `\uFEFF${linksCsv(members, seed)}`)}
          >
            CSV
          </Button>
          <Button icon="print" onClick={() => print('codes')}>
            Print codes
          </Button>
          <SelectField
            label="Codes on a page"
            value={String(perPage)}
            options={SHEETS.map((sheet) => ({ value: String(sheet.perPage), text: `${sheet.perPage} a page` }))}
            onChange={(value) => setPerPage(SHEETS.find((sheet) => String(sheet.perPage) === value)?.perPage ?? 12)}
          />
          <Button aria-expanded={keyOpen} onClick={() => setKeyOpen(!keyOpen)}>
            {keyOpen ? 'Hide the answer key' : 'Show the answer key'}
          </Button>
          <Button icon="print" onClick={() => print('key')}>
            Print the key
          </Button>
          <output>{said}</output>
        </div>
        <ClassTable members={members} />
        {base.hide.length > 0 && (
          <p className="field-note">
            Hidden values are obfuscated, not secret: whoever studies the program can work them out.
          </p>
        )}
      </section>
      <ClassDownload loaded={loaded} settings={settings} members={members} />
      {(keyOpen || onPaper === 'key') && <AnswerKey title={listing.title} keys={keys} />}
      <HandIns title={listing.title} source={source} />
      {onPaper === 'codes' && (
        <CodeSheet title={listing.title} task={base.task} shortOf={shortOf} members={members} perPage={perPage} />
      )}
    </div>
  );
}

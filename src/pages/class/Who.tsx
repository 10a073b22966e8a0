import { useState } from 'react';
import { MOST_MEMBERS } from '../../../engine/runtime/class-set';
import { type LinkSubject, MAX_SEED } from '../../../engine/runtime/link';
import { Button } from '../../ui/Button';
import { FileButton } from '../../ui/FileButton';
import { textOf } from '../../ui/file-text';
import { NumberEntry } from '../../ui/NumberEntry';
import { saveFile } from '../../ui/save-file';
import { type ClassSettings, decodeSettings, encodeSettings } from './kept-set';

interface WhoProps {
  readonly subject: LinkSubject;
  readonly settings: ClassSettings;
  readonly onChange: (part: Partial<ClassSettings>) => void;
}

/** The students, the seed that gives each a run, and the set as a file. */
export function Who({ subject, settings, onChange }: WhoProps) {
  const { names, seed } = settings;
  const seedTaken = (typed: string): boolean => {
    const good = /^\d+$/.test(typed) && Number(typed) <= MAX_SEED;
    if (good) onChange({ seed: Number(typed) });
    return good;
  };
  return (
    <section aria-labelledby="class-who">
      <h2 id="class-who">Who</h2>
      <label className="class-task">
        <span className="field-label">Names, one a line, or a number of students</span>
        <textarea
          className="ui-text"
          rows={8}
          spellCheck={false}
          value={names}
          onChange={(event) => onChange({ names: event.target.value })}
        />
      </label>
      <div className="class-field">
        <span className="field-label">Seed of the class</span>
        <NumberEntry
          label="Seed of the class"
          text={String(seed)}
          invalid={false}
          onCommit={seedTaken}
          onNudge={(direction) => onChange({ seed: Math.max(0, Math.min(MAX_SEED, seed + direction)) })}
        />
      </div>
      <p className="field-note">
        The same names and seed give the same set again, here and by <code>lab class</code>. At most{' '}
        {MOST_MEMBERS.toLocaleString('en')} students. The set is kept in this browser.
      </p>
      <SetFile subject={subject} settings={settings} onChange={onChange} />
    </section>
  );
}

/** Saves the set, and opens one that was saved. */
function SetFile({ subject, settings, onChange }: WhoProps) {
  const [opened, setOpened] = useState('');
  const openSet = async (file: File): Promise<void> => {
    const read = decodeSettings(subject, (await textOf(file)) ?? '');
    if (read.ok) onChange(read.settings);
    setOpened(`${file.name}: ${read.ok ? 'the set is here.' : read.sentence}`);
  };
  return (
    <div className="class-tools">
      <Button
        icon="download"
        onClick={() => saveFile(`${subject.id}-class-set.json`, 'application/json', encodeSettings(subject, settings))}
      >
        Save the set
      </Button>
      <FileButton label="File of a set" onFile={openSet}>
        Open a set
      </FileButton>
      <output>{opened}</output>
    </div>
  );
}

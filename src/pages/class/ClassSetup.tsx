import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { targetsOf } from '../../../engine/runtime/answers';
import { type ClassMember, classMembers, classNames, shortLink } from '../../../engine/runtime/class-set';
import { decodeLink, type LinkSubject } from '../../../engine/runtime/link';
import { fullAddress } from '../../full-address';
import { pathOf, shortPathOf } from '../../paths';
import { AnswerKey } from './AnswerKey';
import { ClassDownload } from './ClassDownload';
import { ClassLinks } from './ClassLinks';
import { ClassPreview } from './ClassPreview';
import { CodeSheet, type PerPage } from './CodeSheet';
import { HandIns } from './HandIns';
import { InCommon } from './InCommon';
import { type ClassSettings, keepSettings, keptNames, keptSettings } from './kept-set';
import type { LoadedSubject } from './use-subject';
import { Who } from './Who';

/** A set that a student could make again from the name alone would be no key. */
const freshSeed = (): number => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 999_999);

/** The settings, kept as they change. A link to a run comes before what was set up last; the class stays. */
function useSettings(subject: LinkSubject, query: string) {
  const [settings, setSettings] = useState<ClassSettings>(() => {
    const kept = keptSettings(subject);
    const linked = decodeLink(subject, query).run;
    if (!kept) return { names: keptNames() ?? '3', seed: freshSeed(), base: linked, samples: [] };
    return query === '' ? kept : { ...kept, base: linked };
  });
  const set = (part: Partial<ClassSettings>): void => {
    const after = { ...settings, ...part };
    setSettings(after);
    keepSettings(subject, after);
  };
  return [settings, set] as const;
}

/** What is on paper only: made when it is printed. */
function usePaper() {
  const [onPaper, setOnPaper] = useState<'codes' | 'key' | null>(null);
  const print = (what: 'codes' | 'key'): void => {
    flushSync(() => setOnPaper(what));
    globalThis.print();
    setOnPaper(null);
  };
  return [onPaper, print] as const;
}

interface ClassSetupProps {
  readonly loaded: LoadedSubject;
  /** Query of the run that the set begins from. */
  readonly query: string;
}

/** Everything that decides the set, and the set itself. */
export function ClassSetup({ loaded, query }: ClassSetupProps) {
  const { listing, entry, simulation, subject } = loaded;
  const [settings, set] = useSettings(subject, query);
  const { names, seed, base, samples } = settings;
  const [perPage, setPerPage] = useState<PerPage>(12);
  const [onPaper, print] = usePaper();
  const [keyOpen, setKeyOpen] = useState(false);
  const keyShown = keyOpen || onPaper === 'key';

  const page = fullAddress(pathOf(listing));
  const members = useMemo(
    () => classMembers(subject, { names: classNames(names), seed, base, page, samples }),
    [subject, names, seed, base, page, samples],
  );
  const keys = useMemo(
    () => (keyShown ? members.map((member) => ({ member, answers: targetsOf(simulation, entry, member.run) })) : []),
    [keyShown, members, simulation, entry],
  );
  const source = useMemo(() => ({ subject, simulation, entry, members }), [subject, simulation, entry, members]);
  const shortOf = ({ run }: ClassMember): string | null => shortLink(subject, run, fullAddress(shortPathOf(listing)));

  return (
    <div className="class-set" data-paper={onPaper ?? undefined}>
      <div className="class-columns">
        <InCommon entry={entry} settings={settings} onChange={set} />
        <Who subject={subject} settings={settings} onChange={set} />
      </div>

      <ClassPreview entry={entry} readings={simulation.readings} base={base} />

      <ClassLinks
        id={listing.id}
        members={members}
        seed={seed}
        hides={base.hide.length > 0}
        perPage={perPage}
        onPerPage={setPerPage}
        keyOpen={keyOpen}
        onKeyOpen={setKeyOpen}
        onPrint={print}
      />
      <ClassDownload loaded={loaded} settings={settings} members={members} />
      {keyShown && <AnswerKey title={listing.title} keys={keys} shown={keyOpen} />}
      <HandIns title={listing.title} source={source} />
      {onPaper === 'codes' && (
        <CodeSheet title={listing.title} task={base.task} shortOf={shortOf} members={members} perPage={perPage} />
      )}
    </div>
  );
}

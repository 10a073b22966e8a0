import type { ClassMember } from '../../../engine/runtime/class-set';
import { encodeQuery } from '../../../engine/runtime/link';
import { Download } from '../../download/Download';
import { type Wanted, wantedSet } from '../../download/wanted';
import type { ClassSettings } from './kept-set';
import type { LoadedSubject } from './use-subject';

interface ClassDownloadProps {
  readonly loaded: LoadedSubject;
  readonly settings: ClassSettings;
  readonly members: readonly ClassMember[];
}

/** The set without the site: one file or package for all, which gives each student the run of the set. */
export function ClassDownload({ loaded: { listing, subject }, settings, members }: ClassDownloadProps) {
  const { seed, base, samples } = settings;
  const wanted = (): Promise<Wanted> =>
    wantedSet(listing, encodeQuery(subject, base, base.events), {
      seed,
      samples,
      members: members.map(({ run }) => run.seed),
    });
  return (
    <Download
      title="The set without this site"
      benches={1}
      wanted={wanted}
      ofFile="It is one file for the whole class: each student writes the name or number of your list and gets the run of that name. The file holds no names."
      ofPackage="It is one package for the whole class: each learner gets the run of the name that the course has (“Curie, Marie” is read as “Marie Curie”). Who is not on your list gets another run, the same at each visit; the answer key has it as soon as you add the name."
    />
  );
}

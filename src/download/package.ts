/** A SCORM 1.2 package: the single file with a manifest. The site and the command line make the same. */
import { strToU8, zipSync } from 'fflate';
import { hash32 } from '../../engine/core/hash';
import { manifest } from './manifest';
import type { Parts } from './part';
import { singleHtml } from './single-html';
import type { Wanted } from './wanted';

/** The same package gives the same bytes. */
const MADE = new Date('2020-01-01T00:00:00');

/** Two packages of one experiment with different runs are different units. */
export const packageName = ({ file, preset: { query, set } }: Wanted, mastery: number | null): string =>
  `lab-${file}-${hash32(query, mastery ?? '', ...(set ? [JSON.stringify(set)] : [])).toString(36)}`;

/** `mastery`: score from which it is passed; null: all steps done is completed. */
export function scormPackage(parts: Parts, wanted: Wanted, mastery: number | null): Uint8Array<ArrayBuffer> {
  const name = packageName(wanted, mastery);
  return zipSync(
    {
      'imsmanifest.xml': strToU8(manifest({ identifier: name, ...wanted })),
      'index.html': strToU8(singleHtml(parts, wanted, { ...wanted.preset, course: { name, mastery } })),
    },
    { level: 9, mtime: MADE },
  );
}

/** A sample from the shelf in the lane of the uncut DNA. */
import type { Quantity } from '../contract';
import { broken, type Species } from '../biology/gel-lanes';
import { DNA_FORMS, sizedDna } from '../data/samples/dna-forms';
import { heldSample } from '../data/samples/read-sample-code';
import { milligramsPerLitre } from '../data/samples/sample';
import { SUBSTANCES } from '../data/samples/substances';

/** What a well takes. */
const WELL: Quantity<'µL'> = 20;

interface HeldLane {
  readonly species: readonly Species[];
  /** In the well, of so much that is wanted. */
  readonly mass: (wanted: Quantity<'ng'>) => Quantity<'ng'>;
}

/** null: nothing is held. */
export function heldLane(code: string): HeldLane | null {
  const sample = heldSample(code);
  if (!sample) return null;
  const dna = sizedDna(sample);
  // mg/L are ng/µL.
  const content = dna.reduce((sum, part) => sum + milligramsPerLitre(part), 0);
  const species = dna.flatMap((part) =>
    broken(DNA_FORMS[part.form ?? '']?.mean ?? 0).map((each) => ({
      ...each,
      share: content > 0 ? (each.share * milligramsPerLitre(part)) / content : 0,
    })),
  );
  return { species, mass: (wanted) => Math.min(wanted, content * WELL) };
}

/** What of a held sample a gel does not show. */
export function unseenInGel(code: string): string | null {
  const sample = heldSample(code);
  const seen = sample ? sizedDna(sample) : [];
  const names = (sample?.parts ?? []).filter((part) => !seen.includes(part)).map(({ id }) => SUBSTANCES[id].name);
  return names.length > 0 ? names.join(', ') : null;
}

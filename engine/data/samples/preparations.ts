/** What can be done to a sample on its way: the names, the number that each asks for, and what becomes of the record. Pure. */
import { LOCK_SOLVENT } from './deuterated';
import { acidify, digest, dilute, disperse, dissolve, filter, grind, type Prepared, sieve } from './prepare';
import type { Sample } from './sample';

export interface PreparationDef {
  readonly id: string;
  readonly label: string;
  /** What the number says; without it none is asked for. */
  readonly number?: { readonly label: string; readonly unit: string; readonly initial: number };
  readonly phases: readonly Sample['phase'][];
  readonly apply: (sample: Sample, value: number) => Prepared;
}

const dissolving = (id: string, solvent: string, initial: number): PreparationDef => ({
  id,
  label: `Dissolve in ${solvent}`,
  number: { label: 'to a volume of', unit: 'mL', initial },
  phases: ['solid', 'liquid'],
  apply: (sample, millilitres) => dissolve(sample, millilitres, solvent),
});

export const PREPARATIONS: readonly PreparationDef[] = [
  dissolving('dissolve-water', 'water', 100),
  dissolving('dissolve-acetonitrile', 'water and acetonitrile', 100),
  dissolving('dissolve-cdcl3', LOCK_SOLVENT, 0.7),
  { id: 'filter', label: 'Filter (0.45 µm)', phases: ['suspension'], apply: filter },
  {
    id: 'dilute',
    label: 'Dilute',
    number: { label: 'to how many times its volume', unit: 'times', initial: 10 },
    phases: ['solution', 'suspension'],
    apply: dilute,
  },
  { id: 'acidify', label: 'Acidify to pH 2', phases: ['solution'], apply: acidify },
  {
    id: 'digest',
    label: 'Digest in aqua regia',
    number: { label: 'made up to', unit: 'mL', initial: 100 },
    phases: ['solid', 'suspension', 'solution', 'liquid'],
    apply: digest,
  },
  { id: 'grind', label: 'Grind', phases: ['solid'], apply: grind },
  {
    id: 'sieve',
    label: 'Sieve, and keep what passes',
    number: { label: 'openings of', unit: 'µm', initial: 50 },
    phases: ['solid'],
    apply: sieve,
  },
  {
    id: 'disperse',
    label: 'Disperse in water',
    number: { label: 'made up to', unit: 'mL', initial: 50 },
    phases: ['solid'],
    apply: disperse,
  },
];

export const preparationsFor = ({ phase }: Sample): readonly PreparationDef[] =>
  PREPARATIONS.filter(({ phases }) => phases.includes(phase));

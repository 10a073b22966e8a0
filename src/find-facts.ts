/**
 * By what an experiment is found, read off its entry and its teaching notes: for whom, which quantities, which skills. Pure; the
 * build runs it over all entries.
 */
import type { AnyDone, AnyEntry, TeachingNotes } from '../catalogue/define';

/** Oldest age that a note means by "university" or "up". */
const GROWN = 22;

export interface Ages {
  readonly from: number;
  readonly to: number;
}

/** The ages that a note on the level names: "Age 14 to 18. …", "University; age 17 with logarithms". */
export function agesOf(level: string): Ages {
  const [, from, to] = /\bage (\d+)(?: to (\d+))?/i.exec(level) ?? [];
  const beyond = /universit|students of|\bup\b|engineering/i.test(level);
  const start = from !== undefined ? Number(from) : /upper secondary/i.test(level) ? 16 : 19;
  return { from: start, to: beyond || to === undefined ? GROWN : Number(to) };
}

export interface Level extends Ages {
  readonly id: string;
  readonly name: string;
}

export const LEVELS: readonly Level[] = [
  { id: '12-14', name: 'Age 12 to 14', from: 12, to: 14 },
  { id: '15-16', name: 'Age 15 and 16', from: 15, to: 16 },
  { id: '17-19', name: 'Age 17 to 19', from: 17, to: 19 },
  { id: 'university', name: 'University', from: 20, to: GROWN },
];

/** In what a quantity is measured; of those whose unit says little, how their readings are called. */
interface Quantity {
  readonly id: string;
  readonly name: string;
  readonly units?: readonly string[];
  readonly label?: RegExp;
}

const QUANTITIES: readonly Quantity[] = [
  { id: 'absorbance', name: 'Absorbance', units: ['mAU', 'mAU·min'], label: /absorbance|optical density/i },
  { id: 'angle', name: 'Angle', units: ['°'] },
  {
    id: 'concentration',
    name: 'Concentration',
    units: 'mol/L mmol/L mmol nmol/L pmol/L mg/L µg/L g/L mg/dL pg/mL µmol/kg ppm µg/m³ mU/L mOsm/L'.split(' '),
  },
  {
    id: 'count',
    name: 'Count of cells, colonies or particles',
    units: [
      'cells',
      'colonies',
      'plaques',
      'animals',
      'spores',
      'bacilli',
      'per field',
      '1/field',
      'cells/µL',
      'CFU/mL',
      '10⁹/L',
      '10¹²/L',
      'M/mL',
      'species',
      '1/m²',
    ],
  },
  { id: 'current', name: 'Current', units: ['A', 'mA'] },
  { id: 'density', name: 'Density', units: ['g/cm³'] },
  { id: 'dna', name: 'Length of DNA', units: ['bp', 'b'] },
  { id: 'dose', name: 'Dose of radiation', units: ['mGy', 'mSv', 'mGy cm', 'mGy cm²', 'e/Å²'] },
  { id: 'energy', name: 'Energy and heat', units: ['J', 'kJ', 'kJ/mol', 'eV', 'Wh', 'kWh', 'kWh/m²'] },
  { id: 'force', name: 'Force and load', units: ['N', 'kN', 'kgf'] },
  { id: 'heart-rate', name: 'Heart rate', units: ['beats/min', '/min'] },
  { id: 'length', name: 'Length and size', units: ['m', 'cm', 'mm', 'µm', 'nm', 'Å'] },
  { id: 'mass', name: 'Mass', units: ['kg', 'g', 'mg', 'µg', 'g/m²'] },
  { id: 'ph', name: 'pH', units: ['pH'], label: /(?:^|\s)pH\b/ },
  { id: 'power', name: 'Power and radiation', units: ['W', 'MW', 'W/m²', 'W/kg', 'µmol m⁻² s⁻¹'] },
  {
    id: 'pressure',
    name: 'Pressure and stress',
    units: ['atm', 'bar', 'Pa', 'MPa', 'GPa', 'mmHg', 'cmH2O', 'cmH₂O', 'µatm'],
  },
  {
    id: 'rate',
    name: 'Rate of a process',
    units: ['M/s', 'mM/s', 'mL/min', 'µL/s', '1/h', '%/h', 'mm/y'],
    label: /rate constant|strain rate|decay rate/i,
  },
  { id: 'resistance', name: 'Resistance and conductivity', units: ['Ω', 'Ω·m', 'Ω/sq', 'S/m', 'µS/cm'] },
  { id: 'speed', name: 'Speed', units: ['m/s', 'cm/s', 'µm/s'] },
  { id: 'temperature', name: 'Temperature', units: ['°C', 'K'] },
  {
    id: 'time',
    name: 'Time and period',
    label: /\bperiod\b|stopwatch|time (?:of|to) |\bmin after|interval|retention time|rupture time|prothrombin time/i,
  },
  { id: 'voltage', name: 'Voltage', units: ['V', 'mV'] },
  { id: 'volume', name: 'Volume', units: ['mL', 'L', 'cm³', 'µL', 'fL'] },
  {
    id: 'wavelength',
    name: 'Wavelength or spectrum',
    label: /wavelength|wavenumber|m\/z|molecular ion|2θ|picked peak/i,
  },
  { id: 'yield', name: 'Yield and purity', label: /yield|purity|conversion/i },
  { id: 'share', name: 'Share in percent', units: ['%', '% of grid', 'vol %'] },
  { id: 'kind', name: 'A kind or a colour, by eye', units: ['text'] },
];

export interface Choice {
  readonly id: string;
  readonly name: string;
}

export const quantityChoices: readonly Choice[] = QUANTITIES.map(({ id, name }) => ({ id, name }));

interface SkillRule extends Choice {
  readonly trains: (entry: FoundEntry) => boolean;
}

type FoundEntry = Pick<AnyEntry, 'inputs' | 'mainReadings' | 'plot' | 'procedure' | 'yields'>;

const partsOf = (done: AnyDone): readonly AnyDone[] => ('all' in done ? done.all.flatMap(partsOf) : [done]);

const has = (entry: FoundEntry, kind: 'fitted' | 'agreeing' | 'found'): boolean =>
  entry.procedure.some(({ done }) => partsOf(done).some((part) => kind in part));

const says = (entry: FoundEntry, words: RegExp): boolean => entry.procedure.some(({ text }) => words.test(text));

/** Rows that differ in an input which the learner sets. */
const hasSeries = ({ inputs, procedure }: FoundEntry): boolean =>
  procedure.some(({ done }) =>
    partsOf(done).some(
      (part) => 'recorded' in part && part.distinct !== undefined && inputs.some(({ id }) => id === part.distinct),
    ),
  );

const SKILLS: readonly SkillRule[] = [
  { id: 'series', name: 'Change one thing at a time', trains: hasSeries },
  { id: 'follow', name: 'Follow a change in time', trains: ({ plot }) => plot.x.column === 'time' },
  { id: 'fit', name: 'Fit a line or a curve', trains: (entry) => has(entry, 'fitted') },
  {
    id: 'unknown',
    name: 'Find an unknown',
    trains: (entry) => has(entry, 'found') || says(entry, /unknown/i),
  },
  {
    id: 'repeat',
    name: 'Repeat and judge the scatter',
    trains: (entry) => has(entry, 'agreeing') || says(entry, /repeat|scatter|standard deviation/i),
  },
  {
    id: 'uncertainty',
    name: 'State an uncertainty',
    trains: (entry) => says(entry, /uncertaint|95 ?%|standard error|limits?\b.*(?:count|95)/i),
  },
  {
    id: 'calibrate',
    name: 'Calibrate, or use standards',
    trains: (entry) => says(entry, /calibrat|\bstandards\b|\bblank\b|\bladder\b|\bbuffer/i),
  },
  {
    id: 'identify',
    name: 'Identify or diagnose',
    trains: (entry) => says(entry, /identif|diagnos|name (?:it|each|the)|which (?:[\w-]+ ){1,3}(?:is|has|was)/i),
  },
  {
    id: 'sample',
    name: 'Take a sample to another bench',
    trains: ({ inputs, yields }) =>
      yields !== undefined || inputs.some((input) => input.type === 'text' && input.holds === 'sample'),
  },
];

export const skillChoices: readonly Choice[] = SKILLS.map(({ id, name }) => ({ id, name }));

export interface FindFacts {
  readonly ages: readonly [from: number, to: number];
  /** Ids of quantities and of skills. */
  readonly quantities: readonly string[];
  readonly skills: readonly string[];
}

interface ReadingShape {
  readonly label: string;
  readonly unit?: string;
}

export function findFactsOf(
  entry: FoundEntry,
  readings: Readonly<Record<string, ReadingShape>>,
  { level }: Pick<TeachingNotes, 'level'>,
): FindFacts {
  const shown = entry.mainReadings.flatMap((id) => readings[id] ?? []);
  const { from, to } = agesOf(level);
  return {
    ages: [from, to],
    quantities: QUANTITIES.filter(({ units, label }) =>
      shown.some(
        (reading) => (reading.unit !== undefined && units?.includes(reading.unit)) || label?.test(reading.label),
      ),
    ).map(({ id }) => id),
    skills: SKILLS.filter(({ trains }) => trains(entry)).map(({ id }) => id),
  };
}

/**
 * A workstation for gene editing with SpCas9, for teaching: sites and guides in a sequence, off-targets, editing of cells in time, and
 * two assays of the edited share. Guides and scores are in `guides.ts`, repair and assays in `repair.ts`.
 *
 * After the cells were given the nuclease, a second is an hour; they stop at the harvest, or at the hour that was set for it.
 */
import { cleanSequence, strayLetters } from '../../biology/sequence';
import { dnaMobility } from '../../biology/dna-mobility';
import { defineSimulation, type Quantity } from '../../contract';
import type { Rng } from '../../core/rng';
import type { RunInputs } from '../../inputs';
import { editingTargets, type EditingTarget, type NamedTarget, type Region } from '../../data/editing-targets';
import {
  cfdScore,
  findSites,
  gcOf,
  GUIDE,
  hitScore,
  type OffTargets,
  type PamName,
  scanOffTargets,
  SITE,
  type Site,
} from './guides';
import { editingReadings } from './readings';
import {
  ALLELES,
  decompose,
  editedShare,
  estimateOf,
  FRAMESHIFT,
  heteroduplex,
  letterBeyond,
  mixedTrace,
  type Outcome,
  outcomeOf,
  SHIFT_COUNT,
} from './repair';

export interface Params {
  readonly locus: NamedTarget | 'Custom';
  readonly custom_seq: string;
  readonly pam: PamName;
  readonly guide_index: Quantity<'1'>;
  readonly guide: string;
  readonly off_target: string;
  readonly delivery: Quantity<'%'>;
  readonly repair: 'NHEJ' | 'HDR';
  readonly hdr_efficiency: Quantity<'%'>;
  readonly harvest_time: Quantity<'h'>;
}

const DT = 0.05;
const LEAST_CUSTOM = 60;
const MOST_CUSTOM = 5000;
const BACKGROUND = 20_000;
/** What counts as edited without the control, in parts of 1. */
const BACKGROUND_EDITED = 0.04;
const PCR_SECONDS = 1;
const ASSAY_SECONDS = 1;
/** The trace that is shown: letters before and after the cut, points for each, half width of a peak in letters. */
const TRACE = { before: 12, after: 28, points: 8, width: 0.24 } as const;
const TRACE_LETTERS = TRACE.before + TRACE.after;
const BASES = 'ACGT';
const GEL = { agarose: 1.3, buffer: '1x TAE' } as const;
const GEL_FIELD = 5;
const LADDER = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000] as const;

const NO_TARGET = 'Load the target first.';
const NO_GUIDES = 'Find the guides first.';
const NO_CELLS = 'No cells have been treated: transfect them first.';
const NOT_HARVESTED = 'The cells are still in the incubator: harvest them first.';
const NO_PCR = 'There is nothing to look at: run the PCR first.';

// ---------------------------------------------------------------- texts that are typed

export function refuseCustom(text: string): string | null {
  if (text === '') return null;
  const letters = cleanSequence(text);
  const [stray] = strayLetters(letters);
  if (stray) return `Only A, C, G, T are allowed; found ${stray.letter} at position ${stray.position}.`;
  if (letters.length < LEAST_CUSTOM) return `At least ${LEAST_CUSTOM} letters, please: these are ${letters.length}.`;
  return letters.length > MOST_CUSTOM ? `At most ${MOST_CUSTOM} letters, please: these are ${letters.length}.` : null;
}

export function refuseGuide(text: string): string | null {
  if (text === '') return null;
  const letters = cleanSequence(text);
  const [stray] = strayLetters(letters);
  if (stray) return `Only A, C, G, T are allowed; found ${stray.letter} at position ${stray.position}.`;
  return letters.length === GUIDE ? null : `A guide has ${GUIDE} letters: these are ${letters.length}.`;
}

/** Another length is allowed: it has no score. */
export function refuseOffTarget(text: string): string | null {
  const [stray] = strayLetters(cleanSequence(text));
  return stray ? `Only A, C, G, T are allowed; found ${stray.letter} at position ${stray.position}.` : null;
}

// ---------------------------------------------------------------- state

interface Readout {
  /** In parts of 1; null where too little lies beyond the cut. */
  readonly indel: number | null;
  readonly shares: Float64Array;
  readonly light: Float64Array | null;
}

export interface State {
  readonly sequence: string | null;
  readonly sites: readonly Site[] | null;
  readonly offTargets: OffTargets | null;
  /** The site with which the cells were treated, and steps since; null before. */
  readonly treated: Site | null;
  readonly steps: number;
  readonly harvested: number | null;
  readonly pcr: boolean;
  readonly gel: boolean;
  readonly control: boolean;
  readonly readout: Readout | null;
  readonly readouts: number;
  readonly background: Rng;
}

const targetOf = ({ locus }: Params): EditingTarget | null => (locus === 'Custom' ? null : editingTargets[locus]);

/** The site that is chosen: by its letters, or by its place in the list; null where there is none. */
function siteOf({ sites }: State, { guide, guide_index }: Params): Site | null {
  if (!sites || sites.length === 0) return null;
  const letters = cleanSequence(guide);
  if (letters !== '') return sites.find((site) => site.guide === letters) ?? null;
  return sites[Math.min(sites.length, guide_index) - 1] ?? null;
}

function regionOf(cut: number, params: Params): Region | null {
  const target = targetOf(params);
  if (!target) return null;
  const at = (place: number): Region => {
    let region: Region = 'none';
    for (const [from, to, what] of target.regions) if (place >= from && place <= to) region = what;
    return region;
  };
  return at(cut + 1) === 'splice site' ? 'splice site' : at(cut);
}

const hoursOf = (state: State, { harvest_time }: Params): number =>
  state.harvested ?? Math.min(harvest_time, state.steps * DT);

function outcome(state: State, params: Params): Outcome | null {
  if (!state.treated) return null;
  const edited = editedShare(params.delivery / 100, state.treated.score, hoursOf(state, params));
  return outcomeOf(edited, params.repair === 'HDR' ? params.hdr_efficiency / 100 : 0);
}

/** mm on the gel, in parts of the farthest that is shown. */
const LONGEST = dnaMobility(100, GEL, GEL_FIELD);
const laneOf = (size: number): number => {
  const [slow, at] = [dnaMobility(3000, GEL, GEL_FIELD), dnaMobility(size, GEL, GEL_FIELD)];
  return 0.06 + (0.9 * (at - slow)) / (LONGEST - slow);
};

function bandsOf(state: State, params: Params): readonly { size: number; at: number; light: number }[] {
  const { treated, sequence } = state;
  const now = outcome(state, params);
  if (!state.pcr || !treated || !sequence || !now) return [];
  const cut = state.gel ? heteroduplex(now) : 0;
  const length = sequence.length;
  const pieces = [Math.max(treated.cut, length - treated.cut), Math.min(treated.cut, length - treated.cut)];
  return [
    { size: length, light: 1 - cut },
    ...(state.gel ? pieces.map((size) => ({ size, light: (cut * size) / length })) : []),
  ].map(({ size, light }) => ({ size, light, at: laneOf(Math.max(60, size)) }));
}

/** Four colours about the cut: before it one letter, beyond it what all alleles show. */
function drawTrace({ sequence, treated, readout }: State, out: Float32Array): void {
  out.fill(0);
  const light = readout?.light;
  if (!sequence || !treated || !light) return;
  const points = TRACE_LETTERS * TRACE.points;
  for (let letter = 0; letter < TRACE_LETTERS; letter++) {
    const beyond = letter - TRACE.before;
    for (let base = 0; base < BASES.length; base++) {
      const height =
        beyond < 0
          ? sequence[treated.cut + beyond] === BASES[base]
            ? 1
            : 0
          : Math.max(0, light[4 * beyond + base] ?? 0);
      if (height === 0) continue;
      const middle = letter + 0.5;
      const from = Math.max(0, Math.floor((middle - 1) * TRACE.points));
      for (let p = from; p < Math.min(points, (middle + 1) * TRACE.points); p++) {
        const u = ((p + 0.5) / TRACE.points - middle) / TRACE.width;
        const at = base * points + p;
        out[at] = out[at]! + height * Math.exp((-u * u) / 2);
      }
    }
  }
}

const NOTHING = {
  sites: null,
  offTargets: null,
  treated: null,
  steps: 0,
  harvested: null,
  pcr: false,
  gel: false,
  control: false,
  readout: null,
} as const;

/** Inputs that the cells' past hangs on, and those that the sites do. */
const CELLS: readonly (keyof Params)[] = [
  'delivery',
  'repair',
  'hdr_efficiency',
  'guide',
  'guide_index',
  'harvest_time',
];
const SITES: readonly (keyof Params)[] = ['locus', 'custom_seq', 'pam'];

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings: editingReadings,
  actions: {
    load_target: { label: 'Load the target' },
    find_guides: { label: 'Find guides', hint: 'Every site of both strands with the PAM, the best first.' },
    select_guide: {
      label: 'Select a guide',
      value: { kind: 'number', unit: '1', min: 1, max: 200, step: 1, initial: 1 },
    },
    scan_off_targets: { label: 'Scan for off-targets', hint: 'In the target and in 20 000 random letters.' },
    transfect: { label: 'Transfect', hint: 'Nuclease and guide go into the cells; a second is then an hour.' },
    harvest: { label: 'Harvest' },
    run_pcr: { label: 'Run the PCR', hint: 'Copies the whole target from the DNA of all cells.' },
    run_t7e1: { label: 'T7E1 and gel', hint: 'Melted and paired anew, then cut where two strands differ.' },
    calibrate: { label: 'Sequence the control', hint: 'DNA of cells that were not edited.' },
    sanger_readout: { label: 'Sequence the sample', hint: 'The mixed trace is taken apart into shifted copies.' },
  },
  fields: () => ({
    trace: { kind: 'f32', shape: [4, TRACE_LETTERS * TRACE.points] },
    shares: { kind: 'f32', shape: [SHIFT_COUNT] },
  }),
  init: (_params, _rng, specimen) => ({
    sequence: null,
    ...NOTHING,
    readouts: 0,
    background: specimen.stream('random background'),
  }),
  step: (state, params) =>
    state.treated && state.harvested === null && state.steps * DT < params.harvest_time
      ? { ...state, steps: state.steps + 1 }
      : state,
  occupies: (state, _params, action) => {
    if (action.do === 'run_pcr' && state.harvested !== null) return PCR_SECONDS;
    return (action.do === 'run_t7e1' || action.do === 'sanger_readout') && state.pcr ? ASSAY_SECONDS : 0;
  },
  act(state, params, action, rng) {
    switch (action.do) {
      case 'load_target': {
        const target = targetOf(params);
        const sequence = target?.sequence ?? cleanSequence(params.custom_seq);
        if (sequence === '') return { state, notice: 'The custom sequence is empty: type at least 60 letters.' };
        return { state: { ...state, ...NOTHING, sequence } };
      }
      case 'find_guides': {
        if (!state.sequence) return { state, notice: NO_TARGET };
        const sites = findSites(state.sequence, params.pam);
        const found = { ...state, sites, offTargets: null };
        if (sites.length === 0) return { state: found, notice: `No ${params.pam} site on either strand.` };
        if (siteOf(found, params) === null)
          return { state: found, notice: 'The typed guide has no site with the PAM in this target.' };
        return params.pam === 'NAG'
          ? { state: found, notice: 'NAG sites are cut poorly and have no score: they are taken as sites of score 0.' }
          : { state: found };
      }
      case 'select_guide': {
        if (!state.sites) return { state, notice: NO_GUIDES };
        const last = Math.max(1, Math.min(state.sites.length, action.value));
        return { state: { ...state, offTargets: null }, inputs: { guide_index: last, guide: '' } };
      }
      case 'scan_off_targets': {
        const site = siteOf(state, params);
        if (!state.sequence || !site) return { state, notice: NO_GUIDES };
        return {
          state: { ...state, offTargets: scanOffTargets(site, state.sequence, backgroundOf(state), params.pam) },
        };
      }
      case 'transfect': {
        const site = siteOf(state, params);
        if (!site) return { state, notice: NO_GUIDES };
        if (state.treated && state.harvested === null) return { state, notice: 'The cells are being edited already.' };
        // Other cells of the same target: its sites, their scan and the control hold.
        const { sites, offTargets, control } = state;
        return { state: { ...state, ...NOTHING, sites, offTargets, control, treated: site } };
      }
      case 'harvest':
        if (!state.treated) return { state, notice: NO_CELLS };
        if (state.harvested !== null) return { state, notice: 'The cells have been harvested already.' };
        return { state: { ...state, harvested: hoursOf(state, params) } };
      case 'run_pcr':
        if (!state.treated) return { state, notice: NO_CELLS };
        if (state.harvested === null) return { state, notice: NOT_HARVESTED };
        return { state: { ...state, pcr: true } };
      case 'run_t7e1':
        if (!state.pcr) return { state, notice: NO_PCR };
        return { state: { ...state, gel: true } };
      case 'calibrate':
        if (!state.sequence) return { state, notice: NO_TARGET };
        return { state: { ...state, control: true } };
      case 'sanger_readout': {
        const now = outcome(state, params);
        if (!state.pcr || !state.treated || !state.sequence || !now) return { state, notice: NO_PCR };
        const { cut } = state.treated;
        const light = mixedTrace(state.sequence, cut, now, rng.stream(`read ${state.readouts}`));
        if (!light) {
          const readout = { indel: null, shares: new Float64Array(SHIFT_COUNT), light };
          return {
            state: { ...state, readout, readouts: state.readouts + 1 },
            notice: 'Fewer than 60 letters lie beyond the cut: too few to take the trace apart.',
          };
        }
        const { shares, indel } = decompose(state.sequence, cut, light);
        const seen = Math.min(1, indel + (state.control ? 0 : BACKGROUND_EDITED));
        return { state: { ...state, readout: { indel: seen, shares, light }, readouts: state.readouts + 1 } };
      }
    }
  },
  reconfigure(state, params, before) {
    const changed = (ids: readonly (keyof Params)[]): boolean => ids.some((id) => params[id] !== before[id]);
    if (changed(SITES)) return { ...state, ...NOTHING, sequence: null };
    if (!changed(CELLS)) return state;
    // Another guide is another scan; cells that were treated keep what they had, and are thrown away.
    const { sites, control } = state;
    const offTargets = changed(['guide', 'guide_index']) ? null : state.offTargets;
    return { ...state, ...NOTHING, sites, control, offTargets };
  },
  read(state, params) {
    const { sites, sequence, treated } = state;
    const site = siteOf(state, params);
    const now = outcome(state, params);
    const other = cleanSequence(params.off_target);
    const scored = site !== null && other.length === SITE;
    const cut = now && state.gel ? heteroduplex(now) : null;
    const region = treated ? regionOf(treated.cut, params) : null;
    const pieces =
      state.gel && treated && sequence ? [treated.cut, sequence.length - treated.cut].sort((a, b) => b - a) : null;
    const indel = state.readout?.indel ?? null;
    return {
      guides_found: sites?.length ?? null,
      guides_plus: sites?.filter(({ strand }) => strand === '+').length ?? null,
      guides_minus: sites?.filter(({ strand }) => strand === '-').length ?? null,
      guide_sequence: site?.guide ?? null,
      on_target_score: typeof site?.score === 'number' ? 100 * site.score : null,
      cut_position: site?.cut ?? null,
      cut_region: site ? regionOf(site.cut, params) : null,
      guide_gc: site ? (100 * gcOf(site.guide)) / GUIDE : null,
      cfd_score: scored ? cfdScore(site.guide, other) : null,
      mit_hit_score: scored ? hitScore(site.guide, other) : null,
      specificity: state.offTargets?.specificity ?? null,
      edited_percent: now ? 100 * (now.indel + now.hdr) : null,
      indel_percent: now ? 100 * now.indel : null,
      hdr_percent: now ? 100 * now.hdr : null,
      frameshift_percent: now && region === 'coding' ? 100 * FRAMESHIFT : null,
      t7e1_cut_fraction: cut,
      t7e1_indel_estimate: cut === null ? null : estimateOf(cut),
      tide_percent: indel === null ? null : 100 * indel,
      fragment_large: pieces?.[0] ?? null,
      fragment_small: pieces?.[1] ?? null,
    };
  },
  derive(_state, _params, instruments) {
    const cut = instruments.shown('t7e1_cut_fraction');
    return { t7e1_indel_estimate: cut === null ? null : estimateOf(cut) };
  },
  view(state, params, out) {
    drawTrace(state, out.trace);
    out.shares.fill(0);
    if (state.readout) out.shares.set(state.readout.shares);
    const site = siteOf(state, params);
    const now = outcome(state, params);
    const { sequence, treated } = state;
    return {
      loaded: sequence !== null,
      length: sequence?.length ?? 0,
      /** The best sites: strand, place of the cut, score. */
      sites: (state.sites ?? []).slice(0, 40).map(({ strand, cut, score }) => ({ strand, cut, score })),
      regions: targetOf(params)?.regions ?? [],
      site: site && { strand: site.strand, cut: site.cut, from: site.from, guide: site.guide, pam: site.pam },
      /** 44 letters about the site. */
      letters: site && sequence ? sequence.slice(Math.max(0, site.from - 10), site.from + SITE + 11) : '',
      lettersFrom: site ? Math.max(0, site.from - 10) : 0,
      treated: treated !== null,
      hours: treated ? hoursOf(state, params) : 0,
      harvested: state.harvested !== null,
      edited: now ? now.indel + now.hdr : 0,
      exact: now?.hdr ?? 0,
      alleles: now ? ALLELES.slice(0, 8).map(({ size, share }) => ({ size, share: share * now.indel })) : [],
      pcr: state.pcr,
      gel: state.gel,
      bands: bandsOf(state, params),
      ladder: LADDER.map((size) => ({ size, at: laneOf(size) })),
      control: state.control,
      read: state.readout !== null && state.readout.light !== null,
      /** What an unedited allele shows in the window of the trace. */
      called:
        treated && sequence
          ? Array.from({ length: TRACE_LETTERS }, (_, n) =>
              n < TRACE.before
                ? (sequence[treated.cut - TRACE.before + n] ?? '')
                : (letterBeyond(sequence, treated.cut, 0, n - TRACE.before) ?? ''),
            ).join('')
          : '',
    };
  },
});

/** What T7E1 and its formula give for cells that were harvested at the hour that was set; for answer keys. */
export function customaryEstimate(inputs: RunInputs): number {
  const { locus, guide, delivery, harvest_time: hours } = inputs;
  const target = Object.hasOwn(editingTargets, String(locus)) ? editingTargets[locus as NamedTarget] : null;
  const site = target && findSites(target.sequence, 'NGG').find((found) => found.guide === guide);
  const edited = editedShare(Number(delivery) / 100, site?.score ?? null, Number(hours));
  return estimateOf(heteroduplex(outcomeOf(edited, 0)));
}

/** The same for a seed, whatever was asked before. */
function backgroundOf({ background }: State): string {
  const rng = background.stream('letters');
  let letters = '';
  for (let n = 0; n < BACKGROUND; n++) letters += BASES[rng.int(0, 3)]!;
  return letters;
}

import { seriesSlope } from '../../engine/medical-microbiology/mic-series';
import { ANTIBIOTICS, SERIES_MICS, STRAINS } from '../../engine/medical-microbiology/susceptibility-tables';
import { defineExperiment } from '../define';

const byTheBook = { mcfarland: 0.5, agar_depth: 4 } as const;
const control = { ...byTheBook, organism: 'Escherichia coli ATCC 25922' } as const;
const series = { ...byTheBook, organism: 'Escherichia coli (MIC series)' } as const;

/** A plate whose zone was measured before it was recorded. */
const measured = <Where extends object>(where: Where) =>
  ({ recorded: 1, where, distinct: 'measured_zone_mm' }) as const;

export const entry = defineExperiment({
  id: 'mmb3',
  simulation: 'antibiotic_sensitivity',
  medical: true,
  caution:
    'A plate is a lawn of living bacteria: it stays taped shut and is read through its lid; in a class only harmless strains.',
  texts: () => import('./mmb3.texts'),
  inputs: [
    {
      id: 'organism',
      label: 'Organism',
      type: 'select',
      applies: 'restart',
      options: STRAINS,
      defaultValue: 'Escherichia coli ATCC 25922',
      hint: 'Strains of the ATCC are controls: their zones are known.',
    },
    {
      id: 'series_mic',
      label: 'MIC of the series isolate',
      type: 'select',
      applies: 'restart',
      unit: 'mg/L',
      options: SERIES_MICS,
      defaultValue: '0.5',
      showWhen: { input: 'organism', equals: 'Escherichia coli (MIC series)' },
    },
    {
      id: 'antibiotic',
      label: 'Disc',
      type: 'select',
      applies: 'restart',
      options: ANTIBIOTICS,
      defaultValue: 'Ciprofloxacin 5 ug',
      hint: 'With the load of the disc; ug stands for µg.',
    },
    {
      id: 'mcfarland',
      label: 'Inoculum turbidity',
      type: 'slider',
      applies: 'restart',
      unit: 'McFarland',
      defaultValue: 0.5,
      min: 0.1,
      max: 4,
      step: 0.1,
    },
    {
      id: 'agar_depth',
      label: 'Agar depth',
      type: 'slider',
      applies: 'restart',
      unit: 'mm',
      defaultValue: 4,
      min: 2,
      max: 6,
      step: 0.5,
    },
  ],
  tells: {
    critical_time_h: ['organism', 'mcfarland'],
    mic_mg_l: ['organism', 'series_mic', 'antibiotic'],
    interpretation: ['organism', 'antibiotic'],
    reported_as: ['organism', 'antibiotic'],
    qc_status: ['organism', 'antibiotic'],
    edge_concentration_mg_l: ['antibiotic', 'agar_depth'],
  },
  finds: [
    {
      id: 'slope',
      label: 'Slope of zone² against log₁₀ MIC, gentamicin',
      unit: 'mm²',
      value: seriesSlope(),
      tolerance: 0.14,
      source: 'Model: the true zones of the five plates, a straight line through them.',
    },
  ],
  mainReadings: [
    'measured_zone_mm',
    'interpretation',
    'reported_as',
    'qc_status',
    'mic_mg_l',
    'edge_concentration_mg_l',
  ],
  afterRecord: ['zone_diameter_mm', 'critical_time_h'],
  mainActions: ['measure_zone', 'add_disc', 'reveal_mic'],
  preparations: ['add_disc'],
  plot: { x: { column: 'time' }, y: { column: 'edge_concentration_mg_l' }, sampleEvery: 600 },
  predict: {
    question:
      'On one plate, the ring around ciprofloxacin is 32 mm wide, that around gentamicin 23 mm. What does that say?',
    options: ['ciprofloxacin works better', 'nothing, without a table', 'gentamicin is resisted'],
  },
  procedure: [
    {
      text: 'Escherichia coli ATCC 25922 is swabbed at 0.5 McFarland on 4 mm of agar, ciprofloxacin lies on it. Lay gentamicin beside it, and incubate for 18 h.',
      done: {
        all: [
          { did: 'add_disc' },
          { input: 'mcfarland', equals: 0.5 },
          { reading: 'interpretation', is: 'not measured' },
        ],
      },
      hint: 'Press the dispenser, or Lay a further disc 3; then Run, at 16× for a short night. The second disc is to be compared by eye, the first one is measured. The lawn appears after some five hours, a zone is read from 16 h on, and nothing is reported before it is measured.',
    },
    {
      text: 'Lay the calliper across the first disc, until its tips touch the lawn on both sides, and record the zone. Is the control strain in range?',
      // The row itself lies in the range: the status shown may be that of another plate by then.
      done: {
        ...measured({ ...control, antibiotic: 'Ciprofloxacin 5 ug' }),
        having: { reading: 'measured_zone_mm', from: 29, to: 38 },
      },
      hint: 'Drag the right jaw; the reading is kept when you let go. 29 to 38 mm is the range: 32 or 33 mm.',
    },
    {
      text: 'Now isolates: measure and record cefoxitin on the MRSA isolate, and gentamicin on the multiresistant E. coli. What does the laboratory write?',
      done: {
        all: [
          measured({ organism: 'Staphylococcus aureus (MRSA isolate)', antibiotic: 'Cefoxitin 30 ug' }),
          measured({ organism: 'Escherichia coli (multiresistant isolate)', antibiotic: 'Gentamicin 10 ug' }),
        ],
      },
      hint: 'No zone: the tips stand at the disc, 6 mm. Cefoxitin stands for oxacillin; any zone of 21 mm or less would be MRSA, too.',
    },
    {
      text: 'Compare ciprofloxacin, gentamicin and tetracycline on E. coli ATCC 25922: show the MIC, measure and record. Then the MIC series isolate: ciprofloxacin at an MIC of 1 mg/L, gentamicin at 2 mg/L. Which zone is the wider one, and which drug is S?',
      done: {
        all: [
          measured({ ...control, antibiotic: 'Ciprofloxacin 5 ug' }),
          measured({ ...control, antibiotic: 'Gentamicin 10 ug' }),
          measured({ ...control, antibiotic: 'Tetracycline 30 ug' }),
          measured({ ...series, antibiotic: 'Ciprofloxacin 5 ug', series_mic: '1' }),
          measured({ ...series, antibiotic: 'Gentamicin 10 ug', series_mic: '2' }),
        ],
      },
      hint: 'Each drug needs a plate of its own. The series isolate: some 21 mm for ciprofloxacin, which is R or I, and 18 mm for gentamicin, which is S. D, load and dosing differ: across drugs a diameter means nothing.',
    },
    {
      badly: true,
      text: 'Do it badly with gentamicin on E. coli ATCC 25922: 2 McFarland on 4 mm; then 0.5 McFarland on 2 mm of agar; then on 6 mm. Measure and record each. What may be reported?',
      done: {
        all: [
          measured({ ...control, antibiotic: 'Gentamicin 10 ug', mcfarland: 2 }),
          measured({ ...control, antibiotic: 'Gentamicin 10 ug', agar_depth: 2 }),
          measured({ ...control, antibiotic: 'Gentamicin 10 ug', agar_depth: 6 }),
        ],
      },
      hint: 'Zones shift by 1 to 2 mm from 23: some 21, 25, 21 mm. Near a breakpoint that turns an S into an I; nothing may be reported.',
    },
    {
      text: 'Calibrate: the MIC series of E. coli with gentamicin, MIC 0.25, 0.5, 1, 2 and 4 mg/L. Measure and record each at 18 h, plot the square of the zone against the logarithm of the MIC and lay a line. Check its slope.',
      done: {
        all: [
          measured({ ...series, antibiotic: 'Gentamicin 10 ug', series_mic: '0.25' }),
          measured({ ...series, antibiotic: 'Gentamicin 10 ug', series_mic: '0.5' }),
          measured({ ...series, antibiotic: 'Gentamicin 10 ug', series_mic: '1' }),
          measured({ ...series, antibiotic: 'Gentamicin 10 ug', series_mic: '2' }),
          measured({ ...series, antibiotic: 'Gentamicin 10 ug', series_mic: '4' }),
          {
            fitted: [
              {
                with: ['line'],
                x: { column: 'mic_mg_l', transform: 'log10' },
                y: { column: 'measured_zone_mm', transform: 'square' },
              },
              {
                with: ['line'],
                x: { column: 'series_mic', transform: 'log10' },
                y: { column: 'measured_zone_mm', transform: 'square' },
              },
            ],
          },
          { found: 'slope' },
        ],
      },
      hint: 'r² = 4 D t ln(M/(4π D H t MIC)): zone² falls by about (16 D t + 2 a²) ln 10 for each factor of ten, with a = 3 mm for the disc.',
    },
  ],
  demo: [
    { at: 0, do: 'add_disc', value: 3, says: 'A plate of Escherichia coli with ciprofloxacin and gentamicin.' },
    {
      at: 21600,
      do: 'record_point',
      says: 'Six hours: the lawn comes, and keeps off where the drug stood high enough in the fifth hour.',
    },
    { at: 64200, do: 'measure_zone', value: 32.5, says: 'The calliper across ciprofloxacin, after nearly 18 hours.' },
    { at: 64500, do: 'record_point', says: '33 mm is S, and the control strain is in range: this may be reported.' },
  ],
});

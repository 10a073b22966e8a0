import { LAWS, PHAGES } from '../../engine/medical-microbiology/phage-kinetics';
import { defineExperiment } from '../define';

const standard = { density: 50, phage: 'T4', moi: 0.1 } as const;

export const entry = defineExperiment({
  id: 'mmb10',
  simulation: 'viral_lytic_cycle',
  medical: true,
  caution:
    'Chloroform is toxic and goes under a fume hood, in glass; gloves, and phages kept away from all other cultures.',
  texts: () => import('./mmb10.texts'),
  inputs: [
    {
      id: 'density',
      label: 'Host cell density',
      type: 'slider',
      applies: 'restart',
      unit: '10⁶/mL',
      defaultValue: 50,
      min: 10,
      max: 100,
      step: 5,
    },
    {
      id: 'phage',
      label: 'Phage',
      type: 'select',
      applies: 'restart',
      options: PHAGES,
      defaultValue: 'T4',
      hint: 'On Escherichia coli at 37 °C.',
    },
    {
      id: 'moi',
      label: 'Phage per cell added',
      type: 'slider',
      applies: 'restart',
      unit: '1',
      defaultValue: 0.1,
      min: 0.01,
      max: 5,
      step: 0.01,
    },
  ],
  tells: {
    adsorbed_percent: ['phage'],
    free_phage: ['density', 'moi'],
    host_cells: ['density'],
    pfu_per_ml: ['density', 'moi'],
    chloroform_pfu_per_ml: ['density', 'moi'],
    infected_cells: ['density', 'moi'],
    intracellular_phage: ['phage'],
    stage_shown: ['phage'],
  },
  finds: PHAGES.map((phage) => ({
    id: `burst_${phage.split(' ')[0]?.toLowerCase()}`,
    label: `Burst size of ${phage}`,
    unit: 'phage/cell',
    value: LAWS[phage].burst,
    tolerance: 0.28,
    where: { phage },
    source:
      phage === 'lambda vir'
        ? 'Model: phages that one infected cell sets free. Lambda adsorbs slowly: 100 million cells per mL and ten minutes before the dilution, or the counting error is a third.'
        : 'Model: phages that one infected cell sets free.',
  })),
  mainReadings: [
    'plate_count',
    'chloroform_count',
    'burst_wants',
    'burst_estimate',
    'burst_error',
    'stage_shown',
    'adsorbed_percent',
  ],
  afterRecord: [
    'adsorbed_percent',
    'free_phage',
    'infected_cells',
    'host_cells',
    'pfu_per_ml',
    'chloroform_pfu_per_ml',
    'intracellular_phage',
  ],
  mainActions: ['dilute', 'plate', 'plate_chloroform', 'add_chloroform'],
  plot: { x: { column: 'time' }, y: { column: 'pfu_per_ml', transform: 'log10' }, sampleEvery: 30 },
  predict: {
    question:
      'Phage and bacteria are mixed and diluted. How does the number of plaques change in the next forty minutes?',
    options: ['it rises from the start', 'it stays level, then rises in one step', 'it stays level'],
    sketch: { x: [0, 4500], y: [2, 6] },
  },
  procedure: [
    {
      text: 'Mix T4 with 50 million cells per mL, one phage to ten cells, and start. Dilute by 10⁴ at five minutes: from then on a released phage hardly finds a host.',
      done: { did: 'dilute' },
      hint: 'Run, then Dilute the tube 4 at 5:00. At 1× a second is a minute; run slower to be in time.',
    },
    {
      text: 'Before eight minutes are over, plate undiluted (10⁰) samples without and with chloroform, ten of each. Record one row: why is the second count lower?',
      done: { all: [{ did: 'plate', times: 10 }, { did: 'plate_chloroform', times: 10 }, { recorded: 1 }] },
      hint: 'Pause at seven minutes: plating takes no lab time. Chloroform kills infected cells, in which no phage is finished: what is left is free phage. The difference is the infected cells.',
    },
    {
      text: 'Plate every three minutes or so, at a dilution that gives 30 to 300 plaques, past 50 minutes; at the end ten plates of 10⁻², of some 28 plaques each. When does the rise begin, when is half of it done?',
      done: {
        all: [
          { did: 'plate', times: 22 },
          { reading: 'burst_estimate', from: 20 },
        ],
      },
      hint: 'Ten plates of 28 count as one of 280. Level until some 20 minutes, half of the rise at 27. Less the mean time of infection, 2.2 minutes: a latent period of 25 minutes.',
    },
    {
      text: 'Work the burst size out: (final − unadsorbed)/(infected). Record it with its counting error and check it.',
      done: { all: [{ recorded: 1, distinct: 'burst_estimate' }, { found: 'burst_t4' }] },
      hint: 'About 120. Ten plates each leave an error of 13 %: the price of a difference of counts.',
    },
    {
      text: 'Adsorption: one phage to a hundred cells, at 10, 30, 50, 70 and 100 million cells per mL. Record at five minutes. Compute ln(free_phage/(moi·density·10⁶)) and plot it against the density: what is the slope?',
      done: {
        recorded: 5,
        having: { reading: 'time', from: 300, to: 330 },
        where: { phage: 'T4', moi: 0.01 },
        distinct: 'density',
      },
      hint: 'It is −k times five minutes: k = 2.4·10⁻⁹ mL/min. The slope is some 5 % steeper, since the cells grow meanwhile. ln(free) alone rises, because the phage added rises with the density.',
    },
    {
      badly: true,
      text: 'Do it badly: T4 at 50 and 0.1, diluted by only 10¹ at five minutes. At seven minutes ten plates of 10⁻³ without chloroform and ten with it, at 55 minutes ten of 10⁻⁵; record. How many phages would you say that one infected cell releases?',
      done: {
        all: [
          { did: 'dilute' },
          { recorded: 2, where: standard, distinct: 'burst_estimate' },
          { reading: 'burst_estimate', from: 400 },
        ],
      },
      hint: 'Released phage finds new hosts, a second cycle begins: the burst reads 868, give or take a hundred (true titres give at 10²: 218, 10³: 130, 10⁴: 121).',
    },
    {
      text: 'Compare T7 and lambda vir: plate with chloroform as time goes on, and record a row of each. When is the first phage finished inside, when does the cell burst?',
      done: {
        all: [
          { recorded: 1, where: { phage: 'T7' }, distinct: 'chloroform_count' },
          { recorded: 1, where: { phage: 'lambda vir' }, distinct: 'chloroform_count' },
        ],
      },
      hint: 'Eclipse and latent time: T7 9 and 15, T4 12 and 25, lambda vir 28 and 50 minutes. For their burst sizes take 100 million cells per mL, and dilute lambda at ten minutes: in five only a sixth of it adsorbs at 50 million, and the difference of two counts that are nearly alike says little.',
    },
  ],
  demo: [
    { at: 300, do: 'dilute', value: 4, says: 'Five minutes after mixing: diluted ten thousand times.' },
    { at: 420, do: 'plate', value: 0, says: 'Each free phage and each infected cell makes a plaque.' },
    { at: 421, do: 'plate_chloroform', value: 0, says: 'With chloroform only what is free: fewer.' },
    { at: 1200, do: 'plate', value: 0, says: 'Twenty minutes: still nearly level, hardly a cell has burst.' },
    {
      at: 1800,
      do: 'plate',
      value: 2,
      says: 'Thirty minutes: the step. Cells have burst, each with all its phages at once.',
    },
    { at: 3100, do: 'plate', value: 2, says: 'Level again, a hundred times higher per infected cell.' },
    { at: 3105, do: 'record_point', says: 'Final less unadsorbed, by infected cells: the burst size.' },
  ],
});

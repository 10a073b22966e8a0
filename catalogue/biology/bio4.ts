import { ATP_OF_GLUCOSE, ATP_OF_GLYCOLYSIS } from '../../engine/biology/respiring-cells';
import { defineExperiment } from '../define';

const muscle = { organism: 'Muscle cells', shuttle: 'Malate-aspartate (32 ATP)', seal: 'Tight', glucose: 5 } as const;
/** mmol: a row that is recorded sooner tells of a run that is still going on. */
const usedUp = { reading: 'glucose_mmol', to: 0.2 } as const;

export const entry = defineExperiment({
  id: 'bio4',
  simulation: 'cellular_respiration',
  texts: () => import('./bio4.texts'),
  inputs: [
    {
      id: 'glucose',
      label: 'Glucose supplied',
      type: 'slider',
      unit: 'mmol',
      applies: 'restart',
      defaultValue: 5,
      min: 0,
      max: 10,
      step: 0.5,
      hint: 'At the start, in 1 L of suspension.',
    },
    {
      id: 'oxygen',
      label: 'Oxygen supplied',
      type: 'slider',
      unit: 'mmol',
      applies: 'restart',
      defaultValue: 30,
      min: 0,
      max: 60,
      step: 1,
      hint: 'At the start, in 1.5 L of gas above it; 60 mmol fill it at about 1 atm.',
    },
    {
      id: 'organism',
      label: 'Cells',
      type: 'select',
      applies: 'restart',
      options: ['Muscle cells', 'Yeast'],
      defaultValue: 'Muscle cells',
      apparatus: true,
      hint: 'Yeast here is one that burns all its sugar in air, such as Kluyveromyces lactis. Baker’s yeast would ferment most of it even so.',
    },
    {
      id: 'shuttle',
      label: 'NADH shuttle (muscle)',
      type: 'select',
      applies: 'restart',
      options: ['Malate-aspartate (32 ATP)', 'Glycerol phosphate (30 ATP)'],
      defaultValue: 'Malate-aspartate (32 ATP)',
      showWhen: { input: 'organism', equals: 'Muscle cells' },
      hint: 'How NADH of glycolysis gets its electrons into the mitochondrion.',
    },
    {
      id: 'seal',
      label: 'Stopper',
      type: 'select',
      applies: 'live',
      options: ['Tight', 'Leaky'],
      defaultValue: 'Tight',
      hint: 'Through a leaky one air comes in, or oxygen goes out.',
    },
  ],
  tells: {
    oxygen_mmol: ['oxygen'],
    glucose_mmol: ['glucose'],
    aerobic_fraction: ['oxygen'],
    atp_mmol: ['glucose', 'shuttle', 'organism'],
    atp_per_glucose: ['glucose', 'shuttle', 'organism'],
    co2_gas_mmol: ['organism'],
    respiratory_quotient: ['oxygen'],
    ph: ['organism'],
  },
  finds: [
    {
      id: 'atp_per_oxygen',
      label: 'ATP for each O₂ more (muscle, malate-aspartate)',
      unit: '1',
      value: (ATP_OF_GLUCOSE.malate - ATP_OF_GLYCOLYSIS) / 6,
      tolerance: 0.042,
      source: 'Model: (32 − 2)/6; 30 ATP are made by the 6 O₂ that burn a glucose.',
    },
  ],
  outputs: [],
  mainReadings: [
    'glucose_mmol',
    'oxygen_mmol',
    'co2_mmol',
    'co2_gas_mmol',
    'fermentation_mmol',
    'atp_mmol',
    'atp_per_glucose',
    'respiratory_quotient',
    'ph',
  ],
  mainActions: ['inject_glucose', 'inject_oxygen', 'seal_air', 'take_suspension'],
  yields: { take_suspension: 'suspension with what the cells made' },
  plot: { x: { column: 'oxygen' }, y: { column: 'atp_mmol' }, sampleEvery: 5 },
  predict: {
    question:
      'The same glucose is given once with plenty of oxygen and once with none. How much more ATP is made with oxygen?',
    options: ['about the same', 'about twice as much', 'about four times as much', 'more than ten times as much'],
  },
  caution:
    'A stoppered flask in which yeast makes gas can burst: leave a vent or a balloon on it, wear eye protection, and taste nothing.',
  procedure: [
    {
      text: 'Run 5 mmol of glucose with 30 mmol of oxygen until the glucose is used up, and record.',
      done: { recorded: 1, where: { ...muscle, oxygen: 30 }, having: usedUp },
      hint: 'Six oxygen for each glucose: just enough. 4× makes waiting short.',
    },
    {
      text: 'Run 5 mmol with no oxygen, and record.',
      done: { recorded: 1, where: { ...muscle, oxygen: 0 }, having: usedUp },
      hint: '2 ATP for each glucose, and all of it ends as lactate. And see how fast it goes: four times as fast.',
    },
    {
      text: 'Run 5 mmol with 6 mmol of oxygen, and record.',
      done: { recorded: 1, where: { ...muscle, oxygen: 6 }, having: usedUp },
      hint: 'One glucose is burnt, four are fermented: 32 + 8 = 40 ATP.',
    },
    {
      text: 'Record also with 12, 18, 24 and 36 mmol. Plot ATP against the oxygen supplied, and fit a line to 0 to 30 mmol.',
      done: { fitted: [{ with: ['line'], x: { column: 'oxygen' }, y: { column: 'atp_mmol' } }] },
      hint: 'Beyond 30 mmol oxygen is left over: leave that row out.',
    },
    {
      text: 'What is the slope: ATP for each O₂ more? Check it. And what does the intercept mean?',
      done: { found: 'atp_per_oxygen' },
      hint: '(32 − 2)/6 = 5; the intercept, 10, is what fermentation alone makes of 5 mmol. No instrument counts ATP made: it is worked out from the glucose and the product, with the yield of each way.',
    },
    {
      text: 'Take yeast: run 5 mmol with 30 and with 0 mmol of oxygen, and record. What is different?',
      done: {
        all: [
          { recorded: 1, where: { organism: 'Yeast', glucose: 5, oxygen: 30, seal: 'Tight' }, having: usedUp },
          { recorded: 1, where: { organism: 'Yeast', glucose: 5, oxygen: 0, seal: 'Tight' }, having: usedUp },
        ],
      },
      hint: '20 and 2 ATP for a glucose, and without oxygen ethanol with bubbles of carbon dioxide. The same needs air-loving yeast: baker’s yeast ferments in air as soon as there is more than about 1 mmol/L of glucose.',
    },
    {
      text: 'Now do it badly: muscle cells, 5 mmol of glucose, no oxygen, and a leaky stopper. Run until the glucose is used up, and record.',
      badly: true,
      done: {
        recorded: 1,
        where: { organism: 'Muscle cells', glucose: 5, oxygen: 0, seal: 'Leaky' },
        having: usedUp,
      },
      hint: 'It makes 16.5 mmol of ATP, not 10: air has come in. With 30 mmol some oxygen first goes out (RQ 0.9), then the flask is poorer than air and air comes in: at the end the RQ reads 1.04.',
    },
  ],
  demo: [
    { at: 0, set: { oxygen: 12 }, says: 'Oxygen for two of five mmol of glucose: the mitochondrion is lit.' },
    { at: 60, do: 'record_point' },
    {
      at: 132,
      says: 'Now the oxygen is used up: the light goes out, glycolysis races, and lactate comes.',
      do: 'record_point',
    },
    { at: 150, do: 'inject_oxygen', value: 6, says: 'Oxygen again: the mitochondrion takes over at once.' },
    { at: 200, do: 'record_point' },
    { at: 240, do: 'record_point', says: 'It is gone once more; the last glucose is fermented.' },
    {
      at: 255,
      do: 'inject_glucose',
      value: 2,
      says: 'More glucose, but no oxygen: it is split four times as fast, and all of it becomes lactate.',
    },
    { at: 310, do: 'record_point' },
  ],
});

import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'bio9',
  simulation: 'heart_rate',
  medical: true,
  texts: () => import('./bio9.texts'),
  inputs: [
    {
      id: 'activity',
      label: 'Activity',
      type: 'select',
      applies: 'live',
      options: ['Resting', 'Walking', 'Running'],
      defaultValue: 'Resting',
      hint: 'Walking is 5 km/h for everybody; the run is set for the same share of what each heart can do, but is no slower than a jog of 5.4 km/h.',
    },
    {
      id: 'stimulant',
      label: 'Stimulant',
      type: 'select',
      applies: 'restart',
      options: ['None', 'Caffeine'],
      defaultValue: 'None',
      hint: '200 mg, two cups of coffee, 40 minutes before the start.',
    },
    {
      id: 'age',
      label: 'Age',
      type: 'slider',
      unit: 'years',
      applies: 'restart',
      defaultValue: 20,
      min: 18,
      max: 80,
      step: 1,
    },
  ],
  tells: {
    caffeine_mg_l: ['stimulant'],
    speed_km_h: ['activity', 'age'],
  },
  finds: [
    {
      id: 'cardiac_output_at_rest',
      label: 'Cardiac output at rest',
      unit: 'L/min',
      value: 4.9,
      tolerance: 0.06,
      source: 'Model: 70 beats/min of 70 mL. Textbooks give about 5 L/min.',
    },
  ],
  mainReadings: [
    'heart_rate',
    'instant_rate',
    'caliper_ms',
    'caliper_rate',
    'stroke_volume_ml',
    'cardiac_output_l_min',
    'systolic_mmhg',
    'diastolic_mmhg',
    'counted_rate',
  ],
  mainActions: ['stop_paper', 'caliper', 'count_beats', 'stop_activity', 'start_activity'],
  plot: { x: { column: 'time' }, y: { column: 'heart_rate' }, sampleEvery: 2 },
  predict: {
    question: 'Two cups of coffee, 40 minutes before. What will the resting heart rate be?',
    options: ['about 5 beats/min slower', 'the same', 'about 5 beats/min faster', 'about 15 beats/min faster'],
  },
  caution:
    'The bench gives nobody caffeine: do not repeat that part with pupils. Exercise only who is well and allowed to, with water, and stop at pain or dizziness.',
  coach: [
    {
      after: 3,
      text: 'Breathing makes the rate wander by several beats a minute: one interval tells less than a mean over many.',
    },
  ],
  procedure: [
    {
      text: 'Let the person rest for a minute. Hold the paper, set the callipers from one R peak to the next, and record.',
      done: {
        all: [
          { did: 'stop_paper' },
          { did: 'caliper' },
          { recorded: 1, where: { activity: 'Resting' }, distinct: 'caliper_ms' },
        ],
      },
      hint: 'Drag the points of the callipers. A large square is 0.2 s: four and a third squares are 860 ms, 70 beats/min.',
    },
    {
      text: 'With the paper held, set the callipers to QT, from the first dip before R to the end of T, and record. Compare with $0.40\\sqrt{RR}$ in seconds.',
      done: {
        all: [
          { did: 'caliper', times: 2 },
          { reading: 'caliper_ms', from: 300, to: 480 },
          { recorded: 2, where: { activity: 'Resting' }, distinct: 'caliper_ms' },
        ],
      },
      hint: 'At 70 beats/min the formula of Bazett gives 370 ms: nearly two large squares.',
    },
    {
      text: 'Walk for three minutes, then record rate, stroke volume and pressures.',
      done: {
        recorded: 1,
        having: { reading: 'time', from: 180 },
        where: { activity: 'Walking' },
        distinct: 'heart_rate',
      },
      hint: 'The vagal brake goes off within seconds; 97 beats/min at 20 years.',
    },
    {
      text: 'Run for three minutes, stop, and record every 15 seconds for five minutes.',
      done: { all: [{ did: 'stop_activity' }, { recorded: 20, where: { activity: 'Running' } }] },
      hint: 'Record once as the run ends, too. The table asks for the time of each row; 4× makes it shorter.',
    },
    {
      text: 'Plot the rate against time and fit an exponential with an offset to the recovery. By how much did it fall in the first minute?',
      done: {
        fitted: [{ with: ['exponentialOffset'], x: { column: 'time' }, y: { column: 'heart_rate' } }],
      },
      hint: 'Zoom to the recovery first. It has a fast part (the brake comes back, 40 s) and a slow one (180 s): one exponential misses the first points.',
    },
    {
      text: 'At rest again, record some rows, work out the cardiac output from heart rate and stroke volume, and check it, in L/min.',
      done: { found: 'cardiac_output_at_rest' },
      hint: 'CO = HR × SV; the stroke volume is in mL, 1000 to the litre. Set activity to Resting, and wait until the rate no longer falls, or Reset. The mean of several rows is better than one.',
    },
    {
      text: 'Choose Caffeine, rest for two minutes and record three times: what has the coffee changed?',
      done: {
        recorded: 3,
        having: { reading: 'time', from: 120 },
        where: { stimulant: 'Caffeine', activity: 'Resting' },
      },
      hint: 'Not the rate: that is the common mistake. The systolic pressure is some 7 mmHg higher here; the vessels are narrower.',
    },
    {
      text: 'Now do it badly: count the beats of 6 seconds three times and multiply by ten. Then count 60 seconds.',
      badly: true,
      done: {
        all: [
          { did: 'count_beats', times: 4 },
          { reading: 'counted_rate', from: 40 },
        ],
      },
      hint: 'In six seconds one beat more or less makes ten a minute, more than caffeine could ever show. In sixty it makes one.',
    },
  ],
  demo: [
    { at: 0, set: { activity: 'Resting' }, says: 'At rest: the vagus holds the heart near 70 beats a minute.' },
    { at: 20, do: 'record_point' },
    { at: 21, set: { activity: 'Running' }, says: 'Running: the brake is off within seconds, nerves add the rest.' },
    { at: 60, do: 'record_point' },
    { at: 140, do: 'record_point' },
    { at: 141, do: 'stop_activity', says: 'Standing: the rate falls fast at first, then slowly.' },
    { at: 171, do: 'record_point' },
    { at: 201, do: 'record_point' },
    { at: 261, do: 'record_point' },
  ],
});

/** What the page of each lab says beyond the catalogue. */
import type { SubjectId } from '../../../catalogue/listing';

export interface LabText {
  readonly lead: string;
  readonly about: string;
  /** What hands do here; each a sentence that begins with a verb. */
  readonly doing: readonly { readonly title: string; readonly text: string }[];
  readonly skills: readonly string[];
  /** Ids of a few experiments to begin with. */
  readonly highlights: readonly string[];
  /** What this lab leaves to a real one. */
  readonly limits: string;
}

export const labTexts: Readonly<Record<SubjectId, LabText>> = {
  chemistry: {
    lead: 'A wet bench without the goggles: burettes, gas syringes, calorimeters and electrodes, on chemistry that is computed from equilibrium, rate and mass balance.',
    about:
      'Every colour you see in a flask follows from what is dissolved in it, every pH from a balance of charges. So the mistakes are real as well: run the stopcock too fast and you overshoot, choose the wrong indicator and the end point lies in the wrong place.',
    doing: [
      { title: 'Titrate', text: 'Run base into acid drop by drop and find an unknown concentration.' },
      { title: 'Synthesise', text: 'Weigh reactants, find which one runs out, and report yield and purity.' },
      { title: 'Electrolyse', text: 'Collect gases over two electrodes and count the charge that made them.' },
      { title: 'Separate', text: 'Let a solvent carry a mixture up the paper and measure how far each part came.' },
    ],
    skills: [
      'Reading a meniscus and stating its uncertainty',
      'Stoichiometry: limiting reactant, yield, dilution',
      'Taking a curve and finding where it is steepest',
      'Obtaining reaction orders and an activation energy',
      'Correcting a calorimeter for heat lost to the room',
    ],
    highlights: ['chem1', 'chem4', 'chem6', 'chem10'],
    limits:
      'It cannot teach your nose, the weight of a full bottle or the care that a hot plate asks for. Practise those under supervision, with real goggles.',
  },
  physics: {
    lead: 'Launchers, pendulums, circuits, ripple tanks and ray boxes, governed by the equations of motion and of the field, solved step by step while you watch.',
    about:
      'Nothing here plays a recording. A projectile meets air, a wave meets its own reflection, a meter loads the circuit that it measures. You set up, take readings with an instrument of stated class, and let a straight line tell you the constant.',
    doing: [
      { title: 'Launch', text: 'Throw bodies with and without air and find the angle that carries them farthest.' },
      { title: 'Swing', text: 'Time pendulums and springs, and get g and the stiffness from a slope.' },
      { title: 'Wire', text: 'Build series and parallel circuits, put the probes in and find the fault.' },
      { title: 'Interfere', text: 'Let two sources make waves on water and look for the quiet directions.' },
    ],
    skills: [
      'Turning a law into a straight line and fitting it',
      'Timing many swings instead of one',
      'Placing voltmeter and ammeter, and knowing what they disturb',
      'Combining uncertainties and keeping significant figures',
      'Following energy from one form into another',
    ],
    highlights: ['phy10', 'phy1', 'phy9', 'phy3'],
    limits:
      'It has no loose contacts and no wobbling table beyond the noise that its instruments state. Building apparatus that stands still is a skill of its own.',
  },
  biology: {
    lead: 'From the cell under the lens to the food web on a square kilometre: living things followed by counting, timing and measuring.',
    about:
      'Biology varies, and so does this lab: offspring are drawn by chance, populations wander, cells differ. You learn to say what a count of so many can show, and when it takes a larger sample to be sure.',
    doing: [
      { title: 'Focus', text: 'Bring slides into focus under three objectives and measure real cells.' },
      { title: 'Extract', text: 'Free DNA from strawberries and see what each step does to the yield.' },
      { title: 'Cross', text: 'Breed two parents, count the offspring and test the ratio.' },
      { title: 'Translate', text: 'Read a gene into protein and find out what a mutation changes.' },
    ],
    skills: [
      'Choosing magnification, aperture and light',
      'Telling a rate from an amount',
      'Testing counts against an expectation (chi-squared)',
      'Designing a fair comparison with one thing changed',
      'Reading the genetic code in both directions',
    ],
    highlights: ['bio10', 'bio1', 'bio7', 'bio6'],
    limits:
      'No model holds the whole of an organism. Each page says which processes it follows and which it leaves out, so that you know what a real specimen may do besides.',
  },
  'medical-microbiology': {
    lead: 'Stain, culture and count microbes with nothing to autoclave: smears, plates and broths that grow, die and react by published kinetics.',
    about:
      'The steps of a microbiology bench are short, and their timing is everything. Here a decolouriser left on too long really does turn the smear red, and a plate with three colonies really does say little about the broth that it came from.',
    doing: [
      { title: 'Stain', text: 'Take a smear through Gram, acid-fast, capsule and endospore stains.' },
      { title: 'Culture', text: 'Grow bacteria in broth and on media that select and tell apart.' },
      { title: 'Count', text: 'Dilute, plate and count colonies, and compare with optical density.' },
      { title: 'Test', text: 'Measure zones round antibiotic discs and read them against breakpoints.' },
    ],
    skills: [
      'Timing a staining procedure and recognising a mistimed one',
      'Serial dilution, and which plates are fit to count',
      'Reading lag, growth rate and yield from a curve',
      'Interpreting inhibition zones',
      'Quick biochemical tests and the window in which they hold',
    ],
    highlights: ['mmb2', 'mmb1', 'mmb3', 'mmb10'],
    limits:
      'Aseptic technique lives in the hands. Learn the order and the reasons here, and the flaming of loops and the handling of cultures in a laboratory of the right safety level.',
  },
  'medical-lab': {
    lead: 'The tests behind a laboratory report: blood groups, counts, clotting, glucose, hormones, from the specimen to the figure and what can go wrong on the way.',
    about:
      'Each specimen comes from a simulated patient whose values are known to the model alone. You carry the test out, read it, and judge whether the result can be trusted: a clot in the tube, a lipaemic sample or a missed wash shows itself as it would.',
    doing: [
      { title: 'Type blood', text: 'Group red cells and serum, grade the clumps and notice when the two disagree.' },
      { title: 'Count cells', text: 'Count and size blood cells and classify white cells on a smear.' },
      { title: 'Run assays', text: 'Build a standard curve, wash the plate and read an unknown from it.' },
      { title: 'Judge', text: 'Compare a result with reference limits and with the rest of the report.' },
    ],
    skills: [
      'Forward and reverse grouping, and grading agglutination',
      'Standard curves and the range in which they hold',
      'How far a count of 100 cells can be trusted',
      'Units, reference intervals and their limits',
      'Spotting interference before it reaches a report',
    ],
    highlights: ['mlab1', 'mlab3', 'mlab5', 'mlab7'],
    limits:
      'For learning only. Nothing here diagnoses anybody, and no reading of it says anything about your own health.',
  },
  'material-science': {
    lead: 'Pull, dent, break, heat and look inside: the machines that tell steel from aluminium and a good weld from a bad one.',
    about:
      'A material answers by curves: stress against strain, energy against temperature, strain against hours. The specimens here follow published constitutive laws with the scatter of real batches, so that one test is a start and five are a result.',
    doing: [
      { title: 'Pull', text: 'Stretch a bar to fracture and construct its proof stress.' },
      { title: 'Dent', text: 'Press a cone into a block and learn why hardness is a depth.' },
      { title: 'Break', text: 'Swing a hammer through notched bars, from ice-cold to warm.' },
      { title: 'Look inside', text: 'Index a powder pattern and choose beam and detector for an image.' },
    ],
    skills: [
      'Constructing modulus and 0.2 % proof stress from a curve',
      'Telling engineering stress from true stress',
      'Scatter, S-N curves and damage sums',
      'Indexing diffraction lines and finding a lattice constant',
      'Four-probe resistance and why two are not enough',
    ],
    highlights: ['ms1', 'ms3', 'ms5', 'ms7'],
    limits:
      'Simulated bars have no hidden cracks beyond the scatter that is stated. Design with certified data, never with a figure from a teaching model.',
  },
  'environmental-science': {
    lead: 'Sample rivers, soil, air and forests, and run for decades what the field shows you only for an afternoon.',
    about:
      'Field data are patchy, and deciding where to sample is half the work. Here you can sample the same meadow twenty times, follow a lake for years in minutes, and compare what you concluded with what was really there.',
    doing: [
      { title: 'Sample', text: 'Throw quadrats, draw water and sieve soil, and decide how much is enough.' },
      { title: 'Measure', text: 'Follow oxygen down a river and fine dust from a stack to a town.' },
      { title: 'Compare', text: 'Rate water, air and diversity with the indices that agencies use.' },
      { title: 'Decide', text: 'Change one thing (a load, a liner, a felling plan) and run the years.' },
    ],
    skills: [
      'Sampling plans and the effort they need',
      'Computing and reading indices without overrating them',
      'Balances of mass and energy with stores and flows',
      'Delays: why a lake answers years after the load has changed',
      'Separating a trend from its noise',
    ],
    highlights: ['es10', 'es1', 'es4', 'es9'],
    limits:
      'A model of a lake is not your lake. It shows how causes and delays work; what is true of one place takes measurements there.',
  },
};

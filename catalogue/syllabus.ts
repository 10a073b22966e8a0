/**
 * Where experiments stand in five curricula, by the code and the title that each of them gives a topic. Only topics that an experiment
 * serves as a whole; a course that numbers its units anew with each edition is named by titles alone.
 */
export type Board = 'NGSS' | 'AP' | 'IB' | 'Cambridge' | 'CBSE';

export interface SyllabusTopic {
  readonly board: Board;
  /** With the year of the edition where the codes are of that one. */
  readonly course: string;
  /** Absent where a title alone names the topic. */
  readonly code?: string;
  readonly title: string;
  /** Ids of the experiments and instruments. */
  readonly ids: readonly string[];
}

type Row = readonly [code: string, title: string, ids: string];

const course = (board: Board, name: string, rows: readonly Row[]): readonly SyllabusTopic[] =>
  rows.map(([code, title, ids]) => ({
    board,
    course: name,
    ...(code !== '' && { code }),
    title,
    ids: ids.split(' '),
  }));

/** Performance expectations; the titles are ours, shorter than theirs. */
const NGSS: readonly SyllabusTopic[] = [
  ...course('NGSS', 'Middle school', [
    ['MS-PS4-2', 'Waves are reflected, absorbed or transmitted', 'phy6'],
    ['MS-LS1-1', 'Living things are made of cells', 'bio1'],
    ['MS-LS1-6', 'Photosynthesis and the flow of energy', 'bio3'],
    ['MS-LS3-1', 'Changes of genes and of proteins', 'bio10'],
    ['MS-LS3-2', 'Inheritance and genetic variation', 'bio7'],
    ['MS-ESS3-3', 'Monitoring a human impact on the environment', 'es1 es3'],
    ['MS-ESS3-5', 'Causes of the rise of global temperature', 'es4'],
  ]),
  ...course('NGSS', 'High school', [
    ['HS-PS1-3', 'Structure in bulk and the forces between particles', 'chem11'],
    ['HS-PS1-5', 'Temperature, concentration and the rate of a reaction', 'chem5'],
    ['HS-PS1-7', 'Mass is conserved in a reaction', 'chem9'],
    ['HS-PS1-8', 'Radioactive decay', 'pet-scanner'],
    ['HS-PS2-1', 'Force, mass and acceleration', 'phy7'],
    ['HS-PS2-6', 'Molecular structure and designed materials', 'ms1 ms10'],
    ['HS-PS3-1', 'Change of energy of a part of a system', 'phy5'],
    ['HS-PS3-4', 'Thermal energy spreads evenly', 'phy11'],
    ['HS-PS4-1', 'Frequency, wavelength and speed of waves', 'phy6 phy10'],
    ['HS-PS4-5', 'Devices that use waves', 'ultrasound xray ctscanner mri'],
    ['HS-LS1-1', 'DNA, proteins and what they do', 'bio10'],
    ['HS-LS1-3', 'Feedback keeps the body stable', 'bio9 mlab4 mlab10'],
    ['HS-LS1-5', 'Photosynthesis stores energy', 'bio3'],
    ['HS-LS1-7', 'Cellular respiration', 'bio4'],
    ['HS-LS2-1', 'Carrying capacity', 'bio8'],
    ['HS-LS2-2', 'Biodiversity and populations', 'bio8 es10'],
    ['HS-LS2-6', 'Stability and change of ecosystems', 'bio11 es9'],
    ['HS-LS2-7', 'Less impact of human activities', 'es5 es9'],
    ['HS-LS3-3', 'Probability and traits in a population', 'bio7'],
    ['HS-ESS2-4', 'Flow of energy and climate', 'es4'],
    ['HS-ESS2-6', 'The carbon cycle', 'es5 es6'],
    ['HS-ESS3-4', 'Technical ways to less impact', 'es7'],
    ['HS-ESS3-6', 'Earth systems changed by human activity', 'es6'],
  ]),
];

/** Units of the courses of the College Board. */
const AP: readonly SyllabusTopic[] = [
  ...course('AP', 'Chemistry', [
    ['', 'Compound Structure and Properties', 'chem11'],
    ['', 'Properties of Substances and Mixtures', 'chem4 chem10 uv-vis'],
    ['', 'Chemical Reactions', 'chem1 chem9'],
    ['', 'Kinetics', 'chem5'],
    ['', 'Thermochemistry', 'chem6'],
    ['', 'Acids and Bases', 'chem1 chem7'],
    ['', 'Thermodynamics and Electrochemistry', 'chem3'],
  ]),
  ...course('AP', 'Physics 1', [
    ['', 'Kinematics', 'phy1'],
    ['', 'Force and Translational Dynamics', 'phy4'],
    ['', 'Work, Energy, and Power', 'phy5'],
    ['', 'Oscillations', 'phy3 phy7'],
    ['', 'Fluids', 'phy8'],
  ]),
  ...course('AP', 'Physics 2', [
    ['', 'Thermodynamics', 'phy11 chem4'],
    ['', 'Electric Circuits', 'phy2 phy9'],
    ['', 'Geometric Optics', 'phy6'],
    ['', 'Waves, Sound, and Physical Optics', 'phy10'],
  ]),
  ...course('AP', 'Biology', [
    ['', 'Cellular Energetics', 'bio3 bio4 bio6'],
    ['', 'Heredity', 'bio7'],
    ['', 'Gene Expression and Regulation', 'bio10 gel-electrophoresis dna-sequencer gene-editing-workstation'],
    ['', 'Ecology', 'bio8 bio11 es10'],
  ]),
  ...course('AP', 'Environmental Science', [
    ['', 'The Living World: Biodiversity', 'bio11 es10'],
    ['', 'Earth Systems and Resources', 'es2'],
    ['', 'Land and Water Use', 'es5'],
    ['', 'Energy Resources and Consumption', 'es8'],
    ['', 'Atmospheric Pollution', 'es3'],
    ['', 'Aquatic and Terrestrial Pollution', 'es1 es7 es9'],
    ['', 'Global Change', 'es4 es6'],
  ]),
];

/** Diploma Programme, guides with first assessment in 2025. */
const IB: readonly SyllabusTopic[] = [
  ...course('IB', 'Chemistry (first assessment 2025)', [
    ['Structure 1.1', 'Introduction to the particulate nature of matter', 'chem10'],
    ['Structure 1.5', 'Ideal gases', 'chem4'],
    ['Structure 2.1', 'The ionic model', 'chem11'],
    ['Structure 2.3', 'The metallic model', 'chem11'],
    ['Structure 3.2', 'Functional groups: classification of organic compounds', 'ftir nmr gcms'],
    ['Reactivity 1.1', 'Measuring enthalpy changes', 'chem6'],
    ['Reactivity 2.1', 'How much? The amount of chemical change', 'chem9'],
    ['Reactivity 2.2', 'How fast? The rate of chemical change', 'chem5'],
    ['Reactivity 3.1', 'Proton transfer reactions', 'chem1 chem7'],
    ['Reactivity 3.2', 'Electron transfer reactions', 'chem3'],
  ]),
  ...course('IB', 'Physics (first assessment 2025)', [
    ['A.1', 'Kinematics', 'phy1'],
    ['A.2', 'Forces and momentum', 'phy4 phy8'],
    ['A.3', 'Work, energy and power', 'phy5'],
    ['B.1', 'Thermal energy transfers', 'phy11'],
    ['B.2', 'Greenhouse effect', 'es4'],
    ['B.3', 'Gas laws', 'chem4'],
    ['B.5', 'Current and circuits', 'phy2 phy9 ms10'],
    ['C.1', 'Simple harmonic motion', 'phy3 phy7'],
    ['C.3', 'Wave phenomena', 'phy6 phy10'],
  ]),
  ...course('IB', 'Biology (first assessment 2025)', [
    ['A1.2', 'Nucleic acids', 'bio2'],
    ['A2.2', 'Cell structure', 'bio1'],
    ['A2.3', 'Viruses', 'mmb10'],
    ['A4.2', 'Conservation of biodiversity', 'es10'],
    ['B2.1', 'Membranes and membrane transport', 'bio5'],
    ['C1.1', 'Enzymes and metabolism', 'bio6'],
    ['C1.2', 'Cell respiration', 'bio4'],
    ['C1.3', 'Photosynthesis', 'bio3'],
    ['C4.1', 'Populations and communities', 'bio8'],
    ['D1.2', 'Protein synthesis', 'bio10'],
    ['D2.3', 'Water potential', 'bio5'],
    ['D3.2', 'Inheritance', 'bio7'],
    ['D3.3', 'Homeostasis', 'mlab4'],
    ['D4.2', 'Stability and change', 'bio11 es9'],
    ['D4.3', 'Climate change', 'es4'],
  ]),
];

/** AS and A Level, syllabuses from 2022 on. */
const CAMBRIDGE: readonly SyllabusTopic[] = [
  ...course('Cambridge', 'Chemistry 9701', [
    ['2', 'Atoms, molecules and stoichiometry', 'chem1 chem9'],
    ['3', 'Chemical bonding', 'chem11'],
    ['4', 'States of matter', 'chem4'],
    ['5', 'Chemical energetics', 'chem6'],
    ['8', 'Reaction kinetics', 'chem5'],
    ['22', 'Analytical techniques', 'ftir gcms'],
    ['24', 'Electrochemistry', 'chem3'],
    ['25', 'Equilibria', 'chem1 chem7'],
    ['37', 'Analytical techniques', 'chem10 gcms nmr'],
  ]),
  ...course('Cambridge', 'Physics 9702', [
    ['2', 'Kinematics', 'phy1'],
    ['4', 'Forces, density and pressure', 'phy8 chem8'],
    ['5', 'Work, energy and power', 'phy5'],
    ['6', 'Deformation of solids', 'phy4 ms1'],
    ['8', 'Superposition', 'phy10'],
    ['9', 'Electricity', 'phy2 ms10'],
    ['10', 'D.C. circuits', 'phy9'],
    ['15', 'Ideal gases', 'chem4'],
    ['17', 'Oscillations', 'phy3 phy7'],
    ['24', 'Medical physics', 'ultrasound xray ctscanner pet-scanner'],
  ]),
  ...course('Cambridge', 'Biology 9700', [
    ['1', 'Cell structure', 'bio1'],
    ['3', 'Enzymes', 'bio6'],
    ['4', 'Cell membranes and transport', 'bio5'],
    ['6', 'Nucleic acids and protein synthesis', 'bio10'],
    ['8', 'Transport in mammals', 'bio9'],
    ['10', 'Infectious diseases', 'mmb3'],
    ['12', 'Energy and respiration', 'bio4'],
    ['13', 'Photosynthesis', 'bio3'],
    ['14', 'Homeostasis', 'mlab4'],
    ['16', 'Inheritance', 'bio7'],
    ['18', 'Classification, biodiversity and conservation', 'es10'],
    ['19', 'Genetic technology', 'gel-electrophoresis gene-editing-workstation'],
  ]),
];

/** Chapters of the NCERT textbooks, by their titles. */
const CBSE: readonly SyllabusTopic[] = [
  ...course('CBSE', 'Class 10 Science', [
    ['', 'Acids, Bases and Salts', 'chem7'],
    ['', 'Light – Reflection and Refraction', 'phy6'],
    ['', 'Electricity', 'phy2 phy9'],
  ]),
  ...course('CBSE', 'Class 11 Physics', [
    ['', 'Motion in a Plane', 'phy1'],
    ['', 'Work, Energy and Power', 'phy5'],
    ['', 'Mechanical Properties of Solids', 'ms1'],
    ['', 'Mechanical Properties of Fluids', 'phy8'],
    ['', 'Thermal Properties of Matter', 'phy11 ms9'],
    ['', 'Oscillations', 'phy3 phy7'],
  ]),
  ...course('CBSE', 'Class 12 Physics', [
    ['', 'Current Electricity', 'phy2 phy9 ms10'],
    ['', 'Ray Optics and Optical Instruments', 'phy6'],
    ['', 'Wave Optics', 'phy10'],
  ]),
  ...course('CBSE', 'Class 11 Chemistry', [
    ['', 'Some Basic Concepts of Chemistry', 'chem9'],
    ['', 'Chemical Bonding and Molecular Structure', 'chem11'],
    ['', 'Thermodynamics', 'chem6'],
    ['', 'Equilibrium', 'chem1 chem7'],
  ]),
  ...course('CBSE', 'Class 12 Chemistry', [
    ['', 'Electrochemistry', 'chem3'],
    ['', 'Chemical Kinetics', 'chem5'],
  ]),
  ...course('CBSE', 'Class 11 Biology', [
    ['', 'Cell: The Unit of Life', 'bio1'],
    ['', 'Biomolecules', 'bio6'],
    ['', 'Photosynthesis in Higher Plants', 'bio3'],
    ['', 'Respiration in Plants', 'bio4'],
    ['', 'Body Fluids and Circulation', 'bio9'],
  ]),
  ...course('CBSE', 'Class 12 Biology', [
    ['', 'Principles of Inheritance and Variation', 'bio7'],
    ['', 'Molecular Basis of Inheritance', 'bio10'],
    ['', 'Biotechnology: Principles and Processes', 'gel-electrophoresis'],
    ['', 'Organisms and Populations', 'bio8'],
    ['', 'Biodiversity and Conservation', 'es10'],
  ]),
];

export const syllabus: readonly SyllabusTopic[] = [...NGSS, ...AP, ...IB, ...CAMBRIDGE, ...CBSE];

/** `Chemistry 9701: 8 Reaction kinetics`, without the board. */
export const topicInWords = ({ course: name, code, title }: SyllabusTopic): string =>
  `${name}: ${code === undefined ? title : `${code} ${title}`}`;

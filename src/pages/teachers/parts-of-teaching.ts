/** What the laboratory has for teachers: a part each on their page, in the order in which a lesson is made. */
export interface TeachingLink {
  readonly path: string;
  readonly text: string;
}

export interface TeachingPart {
  readonly id: string;
  readonly title: string;
  /** Of `public/pictures/`: the bench that the example speaks of. */
  readonly picture: string;
  readonly alt: string;
  readonly text: readonly string[];
  readonly links: readonly TeachingLink[];
}

const HOOKE = "/subject/physics/hooke's-law-simulation-experiment";
const TITRATION = '/subject/chemistry/titration-basics-simulation-experiment';

export const TEACHING_PARTS: readonly TeachingPart[] = [
  {
    id: 'find',
    title: 'Find what fits your lesson',
    picture: 'phy6',
    alt: 'A ray of light that enters a block of glass',
    text: [
      'All experiments and instruments on one page: by subject, age, time, quantity measured, skill and syllabus (NGSS, AP, IB, Cambridge, CBSE). The address keeps your choice.',
    ],
    links: [{ path: '/find', text: 'Find an experiment' }],
  },
  {
    id: 'notes',
    title: 'Teaching notes, with safety',
    picture: 'chem1',
    alt: 'A burette over a flask',
    text: [
      'Each bench has notes on one or two sheets of paper: aim, level, time, what goes wrong, what learners often believe, and questions with answers.',
      'Where the real experiment has a hazard, the notes name it, with what a class does instead, where the waste goes, and the source.',
    ],
    links: [
      { path: '/teach/chem1', text: 'Notes on titration' },
      { path: '/sitemap#teaching', text: 'Notes on all benches' },
    ],
  },
  {
    id: 'class-sets',
    title: 'Another run for each student',
    picture: 'chem8',
    alt: 'A balance and a measuring cylinder',
    text: [
      'A class set gives each student a link or a printed code with unknowns and instruments of their own. You get the answer key, with tolerances. The same link always opens the same run.',
      'What a link hides is out of sight, not secret: who looks into the page can find it.',
    ],
    links: [{ path: '/class', text: 'Make a set for a class' }],
  },
  {
    id: 'hand-in',
    title: 'Hand in and mark',
    picture: 'phy4',
    alt: 'A spring with masses beside a ruler',
    text: [
      'On each bench the report holds rows, plot and what was found. “Hand in” makes a file or a code of it. The class page reads many at once and sets each beside the answer key. Nothing is sent to us.',
    ],
    links: [
      { path: '/class', text: 'Read what was handed in' },
      { path: HOOKE, text: 'Try it on Hooke’s law' },
    ],
  },
  {
    id: 'worked',
    title: 'Worked examples',
    picture: 'phy9',
    alt: 'A circuit with two resistors and meters',
    text: [
      'Beside each step of a procedure stands “Show me”: the bench does the step itself, at a pace to follow, in the learner’s own run. Each bench can also show a whole experiment by itself, from beginning to result.',
      'The teaching notes open every bench as a worked example: it does its whole procedure, and leaves rows, plot, answers and a report to print.',
    ],
    links: [{ path: TITRATION, text: 'Open titration, step 1' }],
  },
  {
    id: 'projector',
    title: 'On a projector',
    picture: 'phy10',
    alt: 'Waves of two sources in a tank',
    text: [
      'Press F on a bench: it fills the screen, with readings that can be read from the last row. Hide the answers with H, draw with the pen, put a spotlight on a part.',
      'A class window on a second screen shows the stage without your controls.',
    ],
    links: [{ path: '/subject/physics/wave-interference-simulation-experiment', text: 'Try it with waves' }],
  },
  {
    id: 'own-lesson',
    title: 'Lessons of your own',
    picture: 'hplc',
    alt: 'A chromatogram on the screen of a chromatograph',
    text: [
      'A lesson is a list of runs with captions, played one after the other: in the room, or from a link at home. Choose Share on a bench and add the run. Ready lessons stand below.',
    ],
    links: [{ path: '/lesson', text: 'Make a lesson' }],
  },
  {
    id: 'courses',
    title: 'In a course: SCORM 1.2',
    picture: 'mlab4',
    alt: 'Tubes of a glucose tolerance test',
    text: [
      'A bench, a lesson or a class set also comes as a package for Moodle and other learning platforms. It reports steps done and a score. In a class set each learner gets a run of their own.',
      'Your browser makes the package: the buttons stand below the teaching notes, below the class set and below the lesson.',
    ],
    links: [
      { path: '/teach/chem1', text: 'Download titration' },
      { path: '/offline#without-this-site', text: 'Packages and single files' },
    ],
  },
  {
    id: 'offline',
    title: 'Without a connection',
    picture: 'es9',
    alt: 'A lake in layers with its algae',
    text: [
      'A bench that was opened works without a connection from then on. Keep a subject on each device before the lesson, or take a bench along as one file on a stick.',
    ],
    links: [{ path: '/offline', text: 'Keep experiments' }],
  },
];

export interface RunsOn {
  readonly what: string;
  readonly how: string;
}

/** What runs on what. */
export const RUNS_ON: readonly RunsOn[] = [
  {
    what: 'Laptops, Chromebooks, desktops',
    how: 'All benches, in a current Chrome, Edge, Firefox or Safari. Nothing is installed. Mouse, touch or keyboard alone.',
  },
  {
    what: 'Tablets and phones',
    how: 'All benches, upright or on the side. Class sets and lessons are easier to make on a larger screen.',
  },
  {
    what: 'Slow devices',
    how: 'The stage draws less, and lab time passes more slowly, which the bench says. Results never change.',
  },
  {
    what: 'Without WebGL',
    how: 'Pictures are drawn without it, a little more slowly.',
  },
  {
    what: 'Screen readers',
    how: 'Each bench describes its stage in words, says changes, and gives the plotted reading as a tone.',
  },
  {
    what: 'Single files and SCORM packages',
    how: 'Chrome or Edge 103, Firefox 113, Safari 16.4, or later.',
  },
  {
    what: 'Data of students',
    how: 'Rows and names stay in the browser in which they were written. There is no account and no server.',
  },
];

/** The built-in posts: what lists show of them, without their texts. */
import { site } from '../../site';
import type { LoadText } from '../compiled-text';

export interface PostListing {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly preview: string;
  /** File name under `public/pictures`. */
  readonly image: string;
  /** Ids of two benches that it speaks of. */
  readonly benches: readonly [string, string];
  readonly load: LoadText;
}

const rows: readonly Omit<PostListing, 'id' | 'author'>[] = [
  {
    slug: 'revolutionizing-science-education-virtual-labs',
    title: 'Revolutionizing Science Education? What Virtual Labs Really Change',
    date: '2025-05-01',
    tags: ['virtual labs', 'teaching', 'measurement'],
    preview:
      'Not a replacement for the bench, and more than an animation: where a simulated lab earns its place in a course, and where it does not.',
    image: 'phy10.webp',
    benches: ['phy10', 'mmb2'],
    load: () => import('./revolutionizing-science-education-virtual-labs.md'),
  },
  {
    slug: 'benefits-interactive-learning-stem',
    title: 'The Benefits of Interactive Learning in STEM, and Their Conditions',
    date: '2025-05-02',
    tags: ['active learning', 'STEM', 'circuits'],
    preview:
      'Moving a slider is not yet learning. What makes an interactive lesson work: predicting first, changing one thing, and having to explain the result.',
    image: 'phy9.webp',
    benches: ['phy9', 'es10'],
    load: () => import('./benefits-interactive-learning-stem.md'),
  },
  {
    slug: 'mastering-chemistry-experiments-safely-virtually',
    title: 'Mastering Chemistry Experiments Safely, Before the Real Bench',
    date: '2025-05-04',
    tags: ['chemistry', 'titration', 'lab safety'],
    preview:
      'A flask that can be ruined ten times in an hour is a good teacher. How to rehearse a titration on screen, and what only goggles and glass can teach.',
    image: 'chem1.webp',
    benches: ['chem1', 'chem4'],
    load: () => import('./mastering-chemistry-experiments-safely-virtually.md'),
  },
  {
    slug: 'ai-powered-virtual-labs-future-education',
    title: 'AI-Powered Virtual Labs: What to Hope for and What to Check',
    date: '2025-05-05',
    tags: ['AI', 'models', 'critical thinking'],
    preview:
      'A language model predicts text; a simulation solves equations. Why the difference matters in a lab, and five questions for any product that promises both.',
    image: 'icu-machine.webp',
    benches: ['icu-machine', 'phy1'],
    load: () => import('./ai-powered-virtual-labs-future-education.md'),
  },
  {
    slug: 'virtual-lab-accessibility-inclusive-science-education',
    title: 'Virtual Lab Accessibility: Science for Everyone in the Room',
    date: '2025-05-07',
    tags: ['accessibility', 'inclusion', 'teaching'],
    preview:
      'Keyboard, contrast, motion, words, bandwidth: what to test before a class depends on a simulation, and how to plan a lab in which everybody measures.',
    image: 'bio10.webp',
    benches: ['mlab1', 'chem1'],
    load: () => import('./virtual-lab-accessibility-inclusive-science-education.md'),
  },
  {
    slug: 'gamification-science-learning-making-education-fun',
    title: 'Gamification in Science Learning: Making Education Fun Without Fooling Anyone',
    date: '2025-05-08',
    tags: ['motivation', 'games', 'projectiles'],
    preview:
      'Points and badges wear off. A target, an unknown and a friendly wager do not: game ideas in which the only way to win is to do the science.',
    image: 'phy1.webp',
    benches: ['phy1', 'bio10'],
    load: () => import('./gamification-science-learning-making-education-fun.md'),
  },
  {
    slug: 'virtual-reality-immersive-science-experiments',
    title: 'Virtual Reality and Immersive Science Experiments: A Sober Guide',
    date: '2025-05-10',
    tags: ['virtual reality', 'imaging', 'planning'],
    preview:
      'When does a headset help in a science lesson, and when is a flat screen the better laboratory? Space, hands, reading, and a plan for the first class.',
    image: 'ctscanner.webp',
    benches: ['ctscanner', 'bio10'],
    load: () => import('./virtual-reality-immersive-science-experiments.md'),
  },
  {
    slug: 'personalized-learning-paths-virtual-labs',
    title: 'Personalized Learning Paths With Virtual Labs',
    date: '2025-05-11',
    tags: ['differentiation', 'planning', 'statistics'],
    preview:
      'The same experiment at three depths, own numbers for every student, and routes that meet again at the end: differentiation that one teacher can run.',
    image: 'mmb2.webp',
    benches: ['mmb2', 'ms1'],
    load: () => import('./personalized-learning-paths-virtual-labs.md'),
  },
];

/** An owner who wants none of them builds with `VITE_BUILT_IN_POSTS=off`. */
export const posts: readonly PostListing[] = (site.builtInPosts ? rows : []).map((row, index) => ({
  ...row,
  id: `post-${index + 1}`,
  author: site.author,
}));

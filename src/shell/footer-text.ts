import { counts } from '../../catalogue/counts.generated';
import type { Phrase } from './link-phrases';

/** In the footer's text these lead to the articles. */
export const articlePhrases: readonly Phrase[] = [
  { phrase: 'Morepen Laboratories in the digital lab', slug: 'morepen-laboratories-ltd-digital-lab-contributions' },
  { phrase: 'online college business degree', slug: 'online-college-business-degree' },
  {
    phrase: 'online master’s degree in business administration',
    slug: 'online-masters-degree-in-business-administration',
  },
  { phrase: 'online degree in criminal justice', slug: 'online-degree-criminal-justice' },
  { phrase: 'fastest criminal justice degree online', slug: 'fastest-criminal-justice-degree-online' },
  { phrase: 'online business degree in Florida', slug: 'online-business-degree-florida' },
  {
    phrase: 'online master’s degree programs in healthcare administration',
    slug: 'online-masters-degree-programs-in-healthcare-administration',
  },
  { phrase: 'online psychology bachelor’s degree', slug: 'online-psychology-bachelors-degree' },
  { phrase: 'online MBA program', slug: 'online-mba-program' },
  { phrase: 'online science lab degree programs', slug: 'online-science-lab-degree-programs' },
  { phrase: 'virtual accredited science degree', slug: 'virtual-accredited-science-degree' },
  { phrase: 'online educational psychology degree', slug: 'online-educational-psychology-degree' },
  { phrase: 'public administration master’s degree online', slug: 'public-administration-masters-degree-online' },
  { phrase: 'online university college', slug: 'online-university-college' },
  { phrase: 'online colleges', slug: 'online-colleges' },
];

export const introText = `A laboratory in the browser for students, educators and enthusiasts: ${counts.experiments} experiments and ${counts.instruments} instruments, each on a model checked against published values. No account is needed, and what you record stays on your device.`;

export const articleText =
  'And after the practical? Our articles help with choosing where to study. In science: online science lab degree programs, and what makes a virtual accredited science degree worth its name. In business: an online college business degree, an online business degree in Florida, an online master’s degree in business administration, an online MBA program. In public service: an online degree in criminal justice, the fastest criminal justice degree online, a public administration master’s degree online. In health and psychology: online master’s degree programs in healthcare administration, an online psychology bachelor’s degree, an online educational psychology degree. For an overview: how online colleges differ, what an online university college is, and Morepen Laboratories in the digital lab.';

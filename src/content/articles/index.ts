/** The keyword articles: what lists show of them, without their texts. */
import type { LoadText } from '../compiled-text';

export interface ArticleListing {
  readonly slug: string;
  readonly title: string;
  /** At most 160 characters: a search engine shows no more. */
  readonly description: string;
  readonly load: LoadText;
}

export const articles: readonly ArticleListing[] = [
  {
    slug: 'morepen-laboratories-ltd-digital-lab-contributions',
    title: 'Morepen Laboratories Ltd and Digital Lab Contributions: How to Read the Claims',
    description:
      'What is generally known about the company, what a digital or virtual lab means in diagnostics, and how to judge such claims.',
    load: () => import('./morepen-laboratories-ltd-digital-lab-contributions.md'),
  },
  {
    slug: 'online-college-business-degree',
    title: 'Online College Business Degree: A Decision in Six Steps',
    description:
      'Certificate, associate or bachelor’s: how to decide on an online business degree, check its accreditation and avoid paying twice.',
    load: () => import('./online-college-business-degree.md'),
  },
  {
    slug: 'online-masters-degree-in-business-administration',
    title: 'Online Master’s Degree in Business Administration: Is It the Right Master’s?',
    description:
      'MBA, specialized master’s or none: what a master’s in business administration teaches, who gains from it, and how to test a program.',
    load: () => import('./online-masters-degree-in-business-administration.md'),
  },
  {
    slug: 'online-degree-criminal-justice',
    title: 'Online Degree in Criminal Justice: What It Opens and What It Does Not',
    description:
      'Police, courts, corrections, forensics: what an online criminal justice degree prepares for, what employers ask beyond it, and how to check a school.',
    load: () => import('./online-degree-criminal-justice.md'),
  },
  {
    slug: 'fastest-criminal-justice-degree-online',
    title: 'The Fastest Criminal Justice Degree Online: Where Time Is Really Saved',
    description:
      'Transfer credit, exams, short terms, competency-based study: honest ways to finish a criminal justice degree sooner, and the traps of speed.',
    load: () => import('./fastest-criminal-justice-degree-online.md'),
  },
  {
    slug: 'online-business-degree-florida',
    title: 'Online Business Degree in Florida: Residency, Transfer and Real Costs',
    description:
      'How public and private colleges, residency, the 2+2 route and licensing work for an online business degree in Florida, and where to check each.',
    load: () => import('./online-business-degree-florida.md'),
  },
  {
    slug: 'online-masters-degree-programs-in-healthcare-administration',
    title: 'Online Master’s Degree Programs in Healthcare Administration: A Buyer’s Guide',
    description:
      'MHA, MPH, MBA or MS: how the degrees differ, what CAHME accreditation means, and what to ask about internships, quantity and cost.',
    load: () => import('./online-masters-degree-programs-in-healthcare-administration.md'),
  },
  {
    slug: 'online-psychology-bachelors-degree',
    title: 'Online Psychology Bachelor’s Degree: Questions Worth Asking First',
    description:
      'What a psychology bachelor’s is, why statistics fills so much of it, what it does not license you to do, and how to check an online program.',
    load: () => import('./online-psychology-bachelors-degree.md'),
  },
  {
    slug: 'online-mba-program',
    title: 'Choosing an Online MBA Program: A Scorecard You Fill In Yourself',
    description:
      'Instead of a ranking: a scorecard for comparing online MBA programs by evidence on teaching, people, flexibility, cost and accreditation.',
    load: () => import('./online-mba-program.md'),
  },
  {
    slug: 'online-science-lab-degree-programs',
    title: 'Online Science Lab Degree Programs: How the Lab Part Works',
    description:
      'Home kits, simulations, residencies, partner labs: how online science degrees teach laboratory work, and how to see whether it will be accepted.',
    load: () => import('./online-science-lab-degree-programs.md'),
  },
  {
    slug: 'virtual-accredited-science-degree',
    title: 'Virtual Accredited Science Degree: Checking Every Word of the Phrase',
    description:
      'Virtual, accredited, science, degree: what each word promises, how to verify it with DAPIP, CHEA and program accreditors, and warning signs.',
    load: () => import('./virtual-accredited-science-degree.md'),
  },
  {
    slug: 'online-educational-psychology-degree',
    title: 'Online Educational Psychology Degree: Studying How People Learn',
    description:
      'Educational psychology is not school psychology: what the degree teaches, whom it suits, licensing limits, and how to weigh online programs.',
    load: () => import('./online-educational-psychology-degree.md'),
  },
  {
    slug: 'public-administration-masters-degree-online',
    title: 'Public Administration Master’s Degree Online: The MPA Explained',
    description:
      'What an MPA teaches, how it differs from MPP and MBA, what NASPAA accreditation says, and how to choose an online program as a working adult.',
    load: () => import('./public-administration-masters-degree-online.md'),
  },
  {
    slug: 'online-university-college',
    title: 'Online University or College: What the Names Mean and How to Choose',
    description:
      'University, college, community college, online division: what the words do and do not tell you, with a decision path from your aim to a short list.',
    load: () => import('./online-university-college.md'),
  },
  {
    slug: 'online-colleges',
    title: 'Online Colleges: A Checklist Before You Apply',
    description:
      'Thirty checks in the order in which they save you time: accreditation, outcomes, teaching, support, money, and the small print of online colleges.',
    load: () => import('./online-colleges.md'),
  },
];

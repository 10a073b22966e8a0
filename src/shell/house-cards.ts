/** What stands in the place of an advertisement while the site has none to show: something of its own to try. Pure. */

export interface HouseCard {
  readonly title: string;
  readonly text: string;
  /** Below the base path. */
  readonly path: string;
  readonly link: string;
  /** Whose picture a tall place shows above the words. */
  readonly picture: string;
}

export const HOUSE_CARDS: readonly HouseCard[] = [
  {
    title: 'Titrate an acid',
    text: 'Burette, flask and pH meter: stop at the first drop that stays pink.',
    path: '/subject/chemistry/titration-basics-simulation-experiment',
    link: 'Open the bench',
    picture: 'chem1',
  },
  {
    title: 'For your class',
    text: 'A different run for each student, an answer key, and ready lessons.',
    path: '/teachers',
    link: 'See all for teachers',
    picture: 'phy9',
  },
  {
    title: 'Without a connection',
    text: 'Every bench that you opened works on the train, too.',
    path: '/offline',
    link: 'See how',
    picture: 'es8',
  },
  {
    title: 'Waves that meet',
    text: 'Two sources in a tank: move the probe and find where the water rests.',
    path: '/subject/physics/wave-interference-simulation-experiment',
    link: 'Open the bench',
    picture: 'phy10',
  },
  {
    title: 'From bench to instrument',
    text: 'Take a sample of what you made and measure it in another lab.',
    path: '/shelf',
    link: 'See the lessons',
    picture: 'xrd',
  },
  {
    title: 'How true is it?',
    text: 'Each model is checked against published values. A page says how.',
    path: '/eeat',
    link: 'Read on',
    picture: 'phy6',
  },
  {
    title: 'Find the unknown lengths',
    text: 'Cast a gel, load the wells, and read the bands against the ladder.',
    path: '/instruments/gel-electrophoresis',
    link: 'Open the instrument',
    picture: 'gel-electrophoresis',
  },
];

/** Which card a place of a page shows: always the same there, another one in the next place and on another page. */
export function houseCardFor(pathname: string, place: number): HouseCard {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const others = HOUSE_CARDS.filter((card) => card.path !== path);
  const from = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return others[(from + place) % others.length] as HouseCard;
}

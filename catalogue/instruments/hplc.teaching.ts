import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read k, N and resolution off a chromatogram, choose solvent, flow and particles for a separation, and quantify a tablet with its uncertainty.',
  level: 'Age 17 to university. Logarithms; what polar and nonpolar mean.',
  time: 'Two lessons of 45 minutes: steps 1 to 5, then 6 to 9. Runs pass twenty times as fast as on the bench.',
  safety: {
    hazards: [
      'Acetonitrile and methanol are toxic when breathed, swallowed or on the skin, and their vapours burn: bottles have caps with a filter, gloves of nitrile and goggles are worn, no flames.',
      'The pump works at 40 to 1200 bar: a leaking fitting sprays solvent into eyes. Goggles stay on, and fittings are opened only when the pressure is off.',
      'The deuterium lamp of the detector harms eyes and is hot: its cover stays closed.',
    ],
    instead: [
      'A class takes ethanol and water as solvent, or water with caffeine and food colours on a short column or a cartridge with a syringe.',
    ],
    waste:
      'What leaves the detector is collected in a closed bottle for flammable, halogen-free solvents; none goes down the sink.',
    sources: [
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011, chapters 4, 6 and 7',
      'L. R. Snyder, J. J. Kirkland and J. W. Dolan, Introduction to Modern Liquid Chromatography, 3rd ed., Wiley 2010, chapter 3',
    ],
  },
  preparation:
    'Each seed has another tablet and another stock: a class set gives one to each learner, and the key holds five contents.',
  goesWrong: [
    {
      what: 'The run at 40 % seems never to end.',
      remedy: 'k grows tenfold for each 28 % less of solvent: stop, and take 60 %.',
    },
    { what: 'The pump stops with small particles.', remedy: 'The limit: choose 1200 bar, or lower the flow.' },
    { what: 'A peak is flat at 2500 mAU.', remedy: 'Inject less, or measure beside the maximum of the band.' },
    {
      what: 'Standards vanish.',
      remedy: 'They belong to one method: after a change of flow or wavelength they are run anew.',
    },
  ],
  questions: [
    { question: 'By what factor must N grow to double the resolution?', answer: 'Four.' },
    {
      question: 'Why is the water brought to pH 2.5, and why with phosphoric acid rather than its potassium salt?',
      answer:
        'Aspirin and benzoic acid stay undissociated and are held by C18, and silanol groups are not charged, so that amines tail less. The salt would fall out in rich acetonitrile.',
    },
    {
      question: 'Half the particle size: what becomes of the pressure?',
      answer: 'Four times as much, at the same flow.',
    },
    {
      question: 'What does the lactose of the tablet do in the chromatogram?',
      answer: 'It has no band above 200 nm: the detector does not see it, so it is not zero but not measured.',
    },
  ],
};

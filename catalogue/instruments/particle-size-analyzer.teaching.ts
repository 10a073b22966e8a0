import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure sizes from 60 nm to 200 µm by two methods, know what each has to be told, and read a z-average, a polydispersity index and D10, D50, D90 with care.',
  level: 'Age 17 to university. Exponentials and logarithms; Mie’s theory may stay a table.',
  time: 'One lesson of 45 minutes for steps 1 to 5, a second for diffraction and the step done badly.',
  safety: {
    hazards: [
      'The laser may blind: the lid has an interlock and stays shut during a measurement.',
      'Fine powders harm lungs, crystalline quartz most of all: they are wetted or weighed under a hood, never blown about.',
      'Toluene and ethanol burn, and toluene may harm an unborn child: they are handled under a hood with gloves, away from flames.',
      'Ultrasound baths and probes are loud: hands stay out of the liquid, ears are protected.',
    ],
    instead: ['A class takes skimmed milk, starch and polymer latex in water, and no free dry powder.'],
    waste:
      'Milk goes down the sink with water. Latex is microplastic: it is collected and dried, and goes to solid waste, as does sand. Organic dispersants go into the container for flammable solvents.',
    sources: [
      'IEC 60825-1:2014, Safety of laser products',
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011',
    ],
  },
  preparation: 'None. Every seed has windows with other dirt and a laser that is askew in another way.',
  goesWrong: [
    {
      what: 'The fit gives a size that is far off, with a small uncertainty.',
      remedy:
        'The cell had not come to its temperature: wait ten minutes after loading whenever the setting is not 25 °C.',
    },
    {
      what: 'Diffraction of a fine powder shows grains of 200 µm.',
      remedy: 'Light of the windows was taken for particles: align the laser and measure the background.',
    },
    {
      what: 'After the sand the custom sample still has its sizes and its index.',
      remedy: 'A sample sets them; Custom leaves them as they are. Set diameter, width and both indices.',
    },
    {
      what: 'The sample is gone after an input was changed.',
      remedy: 'Another sample or another liquid has to be loaded anew.',
    },
  ],
  questions: [
    {
      question: 'Why does the decay rate at 13° come to only an eightieth of that at 173°?',
      answer:
        'It goes with q², and q with sin θ/2, (sin 6.5°/sin 86.5°)² = 1/78: the detector in front asks how long a particle takes over a longer way.',
    },
    {
      question:
        'The temperature in the cell is 2 °C lower than its setting says. Is the size found too small or too large?',
      answer: 'Too large by about 5 %: the liquid is more viscous than the fit believes, and the particles slower.',
    },
    {
      question: 'Two powders have the same D50. Which reading says whether they are alike?',
      answer: 'The span, from D10 and D90; it is the width of the distribution.',
    },
    {
      question: 'Why is a good fit of the rings no proof of the index that was assumed?',
      answer: 'Another index with other sizes can give the same rings. Index and size are not told apart by the fit.',
    },
  ],
};

import type { ModelNotes } from '../define';

export const theory = `A compound microscope magnifies twice: the **objective** forms a real image, the **eyepiece** enlarges it,

$$M = M_{obj}\\,M_{eye}.$$

**Field.** The eyepiece shows a disc of fixed size of that image, its field number $FN$ in mm. The stronger the objective, the less of the slide fills it:

$$d_{field} = \\frac{FN}{M_{obj}}.$$

**Detail** is limited by diffraction, not by magnification. Light of wavelength $\\lambda$ that comes through a condenser of aperture $NA_{cond}$ and is gathered by an objective of aperture $NA_{obj}$ lets two points be told apart down to

$$d = \\frac{1.22\\,\\lambda}{NA_{obj}+NA_{cond}},$$

and the lines of a grating down to a period of $\\lambda/(NA_{obj}+NA_{cond})$. Enlarged beyond the limit of the aperture a picture gets larger and not richer: *empty magnification*.

**Depth.** A wide cone of light resolves more, but keeps only a thin slice sharp. Berek's rule for the eye is

$$T = \\frac{\\lambda n}{2\\,NA^2} + \\frac{n\\cdot 340\\ \\text{µm}}{NA\\,M}.$$

A point that lies $\\Delta z$ off the focal plane spreads into a disc of diameter $2\\,|\\Delta z|\\tan(\\arcsin NA)$. By turning the fine focus one goes through a specimen slice by slice.

**The iris of the condenser** is a trade: closed, it deepens the focus and raises the contrast, and costs light and resolution. Brightness is set with the lamp.

**Lengths** are measured with a scale in the eyepiece. What one of its divisions stands for depends on the objective, and what is engraved on an objective is good to a few per cent only. So the scale is laid once on a *stage micrometer*, a slide with marks every 10 µm: if $n$ divisions cover $L$, one is $L/n$.`;

export const misconceptions = [
  {
    believed: 'More magnification always shows more detail.',
    instead:
      'Detail ends at the aperture: with the 40x objective at about half a micrometre. A stronger eyepiece would only enlarge the blur.',
  },
  {
    believed: 'The iris of the condenser is there to make the picture darker.',
    instead:
      'It sets the aperture. With the iris at 20 % points must lie 0.86 µm apart to be told apart; open, 0.52 µm is enough. Light is set with the lamp.',
  },
  {
    believed: 'Ten careful measurements take all errors away.',
    instead:
      'They take away what scatters. An objective that magnifies 2 % too much makes all ten 2 % too long: only the stage micrometer tells.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'M = M_{obj}M_{eye},\\quad d_{field} = FN/M_{obj}', says: 'magnification and field' },
    { tex: 'd = 1.22\\,\\lambda/(NA_{obj}+NA_{cond})', says: 'Rayleigh distance with a condenser' },
    { tex: 'p = \\lambda/(NA_{obj}+NA_{cond})', says: 'smallest period of a grating (Abbe)' },
    {
      tex: 'T = \\lambda n/(2NA_w^2) + 340\\,\\text{µm}\\,n/(M\\,NA_w),\\quad NA_w = (NA_{obj}+NA_{cond})/2',
      says: 'depth of field for the eye (Berek)',
    },
    { tex: 'b = 2|\\Delta z|\\,NA_w/\\sqrt{1-NA_w^2}', says: 'disc into which a point spreads off focus' },
    {
      tex: '\\sigma = \\sqrt{(0.21\\,\\lambda/NA_w)^2 + (b/4)^2}',
      says: 'the picture is the specimen, each layer smoothed by a Gaussian of this width',
    },
    { tex: 'B = L\\,(a/100)^2\\,(NA/M_{obj})^2/0.025^2', says: 'brightness at lamp L and iris a' },
  ],
  assumptions: [
    'Plan achromats used dry (n = 1), parfocal, and an eye that is rested.',
    'One wavelength, 0.55 µm; the condenser is centred and focused (Köhler).',
    'The image is a sum of intensities: no phase contrast, no Becke lines, no rings around small things.',
    'Each layer of a specimen is thin; light lost in one layer is lost to the next.',
    'Each edge is read to the nearest division, which leaves 0.3 of a division.',
  ],
  validity:
    'Resolution, field and depth are the textbook rules, good to some ten per cent for real lenses. The smoothing is a Gaussian: the true spot has faint rings.',
  parameters: [
    { name: 'Objectives', value: '4/0.10, 10/0.25, 40/0.65', source: 'class of plan achromats (Nikon Eclipse E200)' },
    {
      name: 'Eyepiece',
      value: '10×, field number 18 mm, 100 divisions of 0.1 mm',
      source: 'chosen, as common in schools',
      teaching: true,
    },
    {
      name: 'Magnification of an objective',
      value: '±3 % (school), ±1 % (research), rectangular',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Focus knob', value: '4 µm a unit', source: 'chosen', teaching: true },
    { name: 'Contrast', value: '1 + 0.6 (1 − iris)', source: 'chosen', teaching: true },
    { name: 'Grey level', value: '1 − exp(−B/40)', source: 'chosen', teaching: true },
    { name: 'Lag of the lamp', value: '150 ms', source: 'chosen', teaching: true },
    {
      name: 'Onion cells',
      value: '250 ± 40 by 60 ± 10 µm, nucleus 15 µm',
      source: 'chosen within textbook ranges',
      teaching: true,
    },
    {
      name: 'Cheek cells',
      value: '55 ± 6 µm, nucleus 8 µm, 45 a mm²',
      source: 'chosen within textbook ranges',
      teaching: true,
    },
    {
      name: 'Elodea',
      value: 'two layers 40 µm apart, 100 ± 15 by 30 ± 4 µm, 20 to 40 chloroplasts of 5 µm at 5 µm/s',
      source: 'chosen within textbook ranges',
      teaching: true,
    },
    {
      name: 'Blood',
      value: 'red cells 7.5 ± 0.4 µm, 5000 a mm²; one white of 12 µm to 700 red, one platelet of 2.5 µm to 18',
      source: 'chosen within textbook ranges',
      teaching: true,
    },
  ],
  sources: [
    'E. Abbe, Beiträge zur Theorie des Mikroskops und der mikroskopischen Wahrnehmung, Archiv für mikroskopische Anatomie 9 (1873) 413.',
    'Lord Rayleigh, On the theory of optical images, with special reference to the microscope, Philosophical Magazine 42 (1896) 167.',
    'M. Berek, Grundlagen der Tiefenwahrnehmung im Mikroskop, Sitzungsberichte der Gesellschaft zur Beförderung der gesamten Naturwissenschaften zu Marburg 62 (1927) 189.',
    'Leica Microsystems, Depth of field in microscope images, leica-microsystems.com: Berek’s formula with 340 µm.',
    'Nikon, Eclipse E200 instructions, microscope.healthcare.nikon.com: apertures, resolving power and fields of the CFI E plan achromats.',
    'B. Zhang, J. Zerubia, J.-C. Olivo-Marin, Gaussian approximations of fluorescence microscope point-spread function models, Applied Optics 46 (2007) 1819.',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, 2008, 4.3.7: from a tolerance to a standard deviation.',
  ],
  limits: [
    'Resolution is worked out here, not found: there is no slide with a test object (a diatom, a star, gratings of known period) on which 0.52 µm shows and 0.86 µm does not.',
    'Blood is usually looked at with a 100x objective under oil, which is not here; nor are the thickness of the cover glass (0.17 mm, on which a 40x depends), the wet mount, the stain, and the drawing with its scale.',
    'Colourless things such as unstained cheek cells are seen by their refraction, which this picture does not have.',
    'A real stage has backlash, a real fine focus creeps.',
    'At a closed iris real images get bright and dark rims that look like detail.',
  ],
};

import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Glass of water

A drop of protein on a grid is blotted to a film and plunged into liquid ethane: cooled by more than a hundred thousand kelvin a second, water has no time to order itself and becomes **vitreous ice**. Above about 136 K it crystallises, so the grid is kept colder on its whole way: under liquid nitrogen (77 K) until the autoloader, then in a vacuum, touched by parts that liquid nitrogen cools. Liquid nitrogen burns skin and drives the air out of a room; ethane burns.

## A phase object and its lens

Protein scatters only little more than ice: nearly all that it does is to delay the wave. In focus it is invisible. Defocus turns phase into contrast, at a price: the lens multiplies the Fourier transform of the projected potential by the **contrast transfer function**

$$CTF(k)=-\\sin(\\chi(k)+\\arcsin A),\\qquad \\chi=\\pi\\lambda\\,\\Delta f\\,k^2-\\tfrac{\\pi}{2}C_s\\lambda^3k^4,$$

with underfocus counted positive. It swings, and vanishes on rings: the **Thon rings** of a power spectrum, from which the defocus is read.

## Few electrons

Electrons break what they look at. At the **critical dose** the power of what lies at a resolution has faded to 1/e; for 4 Å that is some 5 electrons per square ångström, for 20 Å some 39. So pictures are taken with a few tens, and **counting noise** dominates. The beam also moves the ice, most at first. One long exposure holds all of that as blur. So a **movie** is recorded: its frames are put in register before they are added, and each counts by what the beam has left in it.

## Many particles

Pictures of the same particle are found, shifted and turned into register, and averaged; noise falls as $1/\\sqrt N$. Two halves of the particles are worked up apart (the **gold standard**) and compared shell by shell: the frequency at which their correlation falls to 0.143 is called the resolution. Rosenthal and Henderson found how it grows:

$$\\frac{1}{d^2}=\\frac{2}{B}\\ln N+\\text{const}.$$

$B$ is that of the whole: what the images have, and what defocus, motion and damage add.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'More dose gives a better picture.',
    instead:
      'It lowers the counting noise. But beyond a few tens of electrons per square ångström the fine detail is burnt already: refine at 10, 40 and 60 and see 3.69, 3.65, and again 3.65 or 3.69 Å, which are neighbouring shells. The late electrons add contrast, not resolution. In one frame, where nothing can be weighted, they do harm.',
  },
  {
    believed: 'An average that looks like the template shows that the particle is there.',
    instead:
      'Pick in an empty hole with a threshold of 2: the mean of 30 to 40 picks of pure noise is like the template by nearly 0.8. What was chosen for its likeness is like what it was chosen by (Henderson 2013).',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\lambda=h/\\sqrt{2m_eeV(1+eV/2m_ec^2)}', says: 'Wavelength of the electrons.' },
    {
      tex: 'CTF(k)=-\\sin(\\chi+\\arcsin A)\\;e^{-B^{\\prime}k^2/4}',
      says: 'Transfer of the lens with its envelope; readings of the transfer leave the envelope out.',
    },
    {
      tex: "B'=B+4(\\pi\\alpha\\,\\Delta f)^2",
      says: 'Envelope of the images, and of a source that is not a point.',
    },
    {
      tex: '\\bar n=\\frac{\\mathrm{dose}}{\\mathrm{frames}}\\,p^2\\,e^{-t/\\Lambda}\\,(1+0.094\\,s)',
      says: 'Expected electrons of a pixel and frame, s the picture after the lens; Poisson numbers are drawn.',
    },
    {
      tex: 'x(q)=\\mathrm{drift}\\,\\frac{1-e^{-q/10}}{1-e^{-2/10}}',
      says: 'Drift along one direction after q electrons per Å², and a random walk of 0.2 Å in 2 e/Å². Frames only sample it; what moves within a frame blurs it.',
    },
    {
      tex: 'N_e(k)=a\\,(0.24499\\,k^{-1.6649}+2.8141)',
      says: 'Critical dose, at which power has faded to 1/e; a is 1 at 300 kV, 0.8 at 200, 0.6 at 100.',
    },
    {
      tex: "S(k)=\\tfrac N2\\,n_{sym}S_0\\,U(k)\\,e^{-2t/\\Lambda}\\frac{e^{-4\\pi^2m^2k^2}}{1+(0.4/\\Delta f)^2}\\,e^{-B'k^2/2}",
      says: 'Signal to noise of a half set; U the useful dose, defocus in µm, m the rms of the motion that is left.',
    },
    {
      tex: 'U=N_e\\,(1-e^{-D/N_e})\\,\\frac{\\tanh u}{u},\\qquad u=\\frac{D}{4\\,\\mathrm{frames}\\,N_e}',
      says: 'Useful dose: amplitudes fade as exp(−q/2Nₑ), and each frame is weighted by what is left in it. One frame cannot be weighted.',
    },
    {
      tex: 'FSC=\\frac{S}{1+S}',
      says: 'Correlation of the halves; the last shell at 0.143 or above is the resolution.',
    },
    { tex: '\\Delta z=1.2\\sqrt{C_s\\lambda}', says: 'Scherzer defocus.' },
  ],
  assumptions: [
    'The specimen is thin and only shifts the phase, but for the amplitude contrast that is set.',
    'Particles are helices of small Gaussian blobs placed by symmetry: sizes and symmetry are real, the lay-out is ours.',
    'Every orientation is as likely as any other.',
    'Pixels of the detector are worked with two by two, so that the pictures end at 6 Å at 1.5 Å a pixel.',
    'Ice itself gives no rings; autofocus takes those of a carbon film without order.',
    'A refinement with N particles stands for as many movies of the same kind as hold them: 2000 apoferritins are some 110 movies of 18.',
    'In the refinement frames are put in register without an error of their own; only what moves within a frame is left.',
    'The picker knows the template: at 0.2 µm, where the eye sees nothing, it still finds nearly all particles of the movie.',
    'Of the 200 images that are classified, those that were not picked are drawn alike, from 40 views.',
    'The resolution at FSC 0.143 is that of the model, not of the pictures on the screen; the class averages have their own.',
  ],
  validity:
    'Weak phase objects up to some tens of nanometres thick; resolutions between some 20 Å and the Nyquist limit.',
  parameters: [
    { name: 'Half angle of the source α', value: '1.5×10⁻⁵ rad', source: 'chosen', teaching: true },
    {
      name: 'Inelastic mean free path Λ',
      value: '190, 260, 310 nm at 100, 200, 300 kV',
      source:
        'chosen: rounded from measurements, which depend on aperture and energy window (395 nm in Rice et al. 2018)',
      teaching: true,
    },
    { name: 'Contrast', value: '0.094 of the mean for a phase fully seen', source: 'chosen', teaching: true },
    { name: 'S₀', value: '10⁻⁴ for each useful e/Å²', source: 'chosen: 2000 apoferritins reach 3.6 Å', teaching: true },
    { name: 'Drift', value: 'settles over 10 e/Å²', source: 'chosen; shape after Brilot et al. 2012', teaching: true },
    { name: 'Critical dose', value: '0.24499, 1.6649, 2.8141', source: 'Grant and Grigorieff 2015' },
    { name: 'Factor a', value: '0.8 at 200 kV', source: 'Grant and Grigorieff 2015' },
    { name: 'Factor a at 100 kV', value: '0.6', source: 'chosen', teaching: true },
    { name: 'Crystallisation', value: '136 K', source: 'Dubochet et al. 1988, about 135 K' },
    { name: 'Valves', value: 'close at 110 K', source: 'chosen', teaching: true },
    { name: 'Apoferritin', value: '24 units, 124 Å across', source: 'Lawson et al. 1991' },
    { name: '20S proteasome', value: '14 units twice over, 113 Å by 148 Å', source: 'Löwe et al. 1995' },
    { name: 'GroEL', value: '14 units, 137 Å by 146 Å', source: 'Braig et al. 1994' },
  ],
  sources: [
    'J. Dubochet et al., Cryo-electron microscopy of vitrified specimens, Quarterly Reviews of Biophysics 21 (1988) 129.',
    'P. B. Rosenthal and R. Henderson, Optimal determination of particle orientation, absolute hand, and contrast loss in single-particle electron cryomicroscopy, J. Mol. Biol. 333 (2003) 721.',
    'T. Grant and N. Grigorieff, Measuring the optimal exposure for single particle cryo-EM using a 2.6 Å reconstruction of rotavirus VP6, eLife 4 (2015) e06980.',
    'R. Henderson, Avoiding the pitfalls of single particle cryo-electron microscopy: Einstein from noise, Proc. Natl. Acad. Sci. USA 110 (2013) 18037.',
    'S. H. W. Scheres and S. Chen, Prevention of overfitting in cryo-EM structure determination, Nature Methods 9 (2012) 853.',
    'A. F. Brilot et al., Beam-induced motion of vitrified specimen on holey carbon film, J. Struct. Biol. 177 (2012) 630.',
    'W. J. Rice et al., Routine determination of ice thickness for cryo-EM grids, J. Struct. Biol. 204 (2018) 38.',
    'F. Thon, Zur Defokussierungsabhängigkeit des Phasenkontrastes bei der elektronenmikroskopischen Abbildung, Z. Naturforschung 21a (1966) 476.',
    'D. M. Lawson et al., Solving the structure of human H ferritin by genetically engineering intermolecular crystal contacts, Nature 349 (1991) 541.',
    'J. Löwe et al., Crystal structure of the 20S proteasome from the archaeon T. acidophilum at 3.4 Å resolution, Science 268 (1995) 533.',
    'K. Braig et al., The crystal structure of the bacterial chaperonin GroEL at 2.8 Å, Nature 371 (1994) 578.',
    'K. Shoemake, Uniform random rotations, in Graphics Gems III, Academic Press (1992) 124.',
  ],
  limits: [
    'Real sessions record thousands of movies at several defoci, so that the dark rings of one are filled by another.',
    'Particles prefer orientations, sit at the surface of the ice and fall apart; most picks are thrown away.',
    'The resolution of a map differs from place to place, and depends on the mask.',
  ],
};

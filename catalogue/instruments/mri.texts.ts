import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Spins and relaxation

In a field $B_0$ protons precess at $\\gamma B_0$, 42.577 MHz for each tesla. A radio pulse tips their magnetisation. Along the field it comes back with $T_1$; across it, where it gives the signal, it dies with $T_2$ (with $T_2^*$ where no pulse refocuses it).

A **spin echo** gives

$$S=\\rho\\,(1-2e^{-(TR-TE/2)/T_1}+e^{-TR/T_1})\\,e^{-TE/T_2}.$$

Short TR and TE show $T_1$, long TR and TE show $T_2$, long TR and short TE the density of protons. A spoiled **gradient echo** is strongest at the Ernst angle $\\cos\\alpha_E=e^{-TR/T_1}$. **Inversion recovery** passes through zero at $TI\\approx T_1\\ln 2$ and so can leave one tissue out.

## k-space

Gradients write the place into frequency and phase: each echo is one line of the **Fourier transform** of the slice, and the inverse transform is the picture. Its middle holds contrast, its edge sharpness. An echo train records several lines for each excitation.

What is sampled coarsely **wraps around** (along the phase direction), what is cut off **rings** at edges, what moves between lines makes **ghosts**, and fat, 3.35 ppm off, is **shifted** along the readout.

## Heat and safety

Radio pulses heat: the specific absorption rate grows as $B_0^2\\sum\\alpha^2/TR$ and is limited to 3.2 W/kg for the head. The magnet is superconducting and **always on**: iron flies, implants move or fail. Whoever enters is screened at the door. At the line of 0.9 mT (0.5 mT in older rules), some 3.6 m from the middle of a 1.5 T magnet, no pull is felt yet, but pacemakers may be disturbed; within a metre or so of the bore steel is torn away. Gradients are loud: ears are protected.

**MR Conditional** is no pass. It means: under the maker’s conditions. Cardiology identifies generator and leads (both, and implanted more than six weeks ago), tests them and sets their MRI mode; field and heating stay within the label; ECG and oxygen are watched, a defibrillator is at hand, and the device is set back afterwards.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The field is off between scans.',
    instead:
      'Carry a steel bottle through the door towards the magnet while no scan runs: it flies into the bore, and sticks. Until the magnet has been ramped down nobody can be scanned. The current in a superconducting magnet goes on by itself, day and night; only radio and gradients are switched. That is why screening comes before the door, not before the scan.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'S=\\rho(1-2e^{-(TR-TE/2)/T_1}+e^{-TR/T_1})e^{-TE/T_2}',
      says: 'Spin echo; in a train each line has the time of its own echo in the last factor, and the one nearest TE fills the middle of k-space.',
    },
    { tex: 'S=\\rho\\frac{\\sin\\alpha(1-E_1)}{1-E_1\\cos\\alpha}e^{-TE/T_2^*}', says: 'Spoiled gradient echo.' },
    {
      tex: 'S=\\rho(1-2e^{-TI/T_1}+2e^{-(TR-TE/2)/T_1}-e^{-TR/T_1})e^{-TE/T_2}',
      says: 'Inversion recovery; the picture shows its magnitude.',
    },
    {
      tex: 'F(k)=2\\pi ab\\,\\frac{J_1(2\\pi\\kappa)}{2\\pi\\kappa}\\,e^{-2\\pi i\\,k\\cdot r_0}',
      says: 'Echo of an ellipse of signal 1; bars have products of sinc functions.',
    },
    {
      tex: '\\mathrm{SNR}=24.6\\,S\\,B_0V\\sqrt{N_y\\,\\mathrm{NEX}/BW}',
      says: 'Signal to noise; complex Gaussian noise is drawn for each sample to match.',
    },
    { tex: '\\Delta x_{fat}=42.577\\cdot3.35\\,B_0/BW', says: 'Shift of fat in pixels.' },
    {
      tex: '\\mathrm{SAR}=0.025\\,(B_0/1.5)^2N_{sl}\\sum(\\alpha/180°)^2/TR',
      says: 'W/kg, TR in seconds, over the pulses of one slice.',
    },
    { tex: 'e^{-2\\pi i k_y A\\sin(2\\pi t_j/P)}', says: 'Phase of a line acquired at the time t of a moving object.' },
  ],
  assumptions: [
    'One slice of an object that is the same all through it; pulses and gradients are ideal.',
    'The head is made of nested ellipses; no volunteer was measured. Its white and grey matter have the T1 of living brains. The sphere is filled with what was measured in vitro at 37 °C on excised tissue (of cattle, mice and human blood).',
    'One receive coil of even sensitivity.',
    'All of the object moves alike, along the phase direction.',
    'Without shimming the centre frequency is 0.3 ppm off; nothing else is uneven.',
    'The second scan of a measured signal to noise has the same object and other noise.',
  ],
  validity: 'Signals are exact for one compartment of a tissue. Heating is a model for teaching, scaled to one head.',
  parameters: [
    {
      name: 'T1, T2',
      value: 'white 884, 72; grey 1124, 95; blood 1441, 290; muscle 1008, 44 ms at 1.5 T, and at 3 T',
      source: 'Stanisz et al. 2005, excised tissue at 37 °C',
    },
    {
      name: 'T1 in the brain',
      value: 'white 646, grey 1197 ms at 1.5 T; 838, 1607 ms at 3 T',
      source: 'Wright et al. 2008, four volunteers',
    },
    { name: 'T1, T2 of fat', value: '343, 58 ms (1.5 T); 382, 68 ms (3 T)', source: 'de Bazelaire et al. 2004' },
    {
      name: 'CSF',
      value: 'T1 4300, T2 2000 ms',
      source: 'chosen, near measured values around the brain',
      teaching: true,
    },
    {
      name: 'Proton density, T2*',
      value: 'see the engine’s table',
      source: 'chosen, some near BrainWeb',
      teaching: true,
    },
    { name: 'c of the signal to noise', value: '24.6', source: 'chosen', teaching: true },
    {
      name: 'Heating',
      value: '0.025 W/kg',
      source: 'chosen: 20 slices of 16 echoes at TR 4000, 1.5 T read 2.0 W/kg',
      teaching: true,
    },
    { name: 'Spacing of echoes', value: '10 ms at least', source: 'chosen', teaching: true },
    { name: 'Limit for the head', value: '3.2 W/kg', source: 'IEC 60601-2-33, normal operating mode' },
    {
      name: 'Limit with the pacemaker',
      value: '2 W/kg',
      source:
        'chosen: labels of such devices allow 2 W/kg for the whole body; here it is held against the same reading',
      teaching: true,
    },
  ],
  sources: [
    'G. J. Stanisz et al., T1, T2 relaxation and magnetization transfer in tissue at 3T, Magn. Reson. Med. 54 (2005) 507.',
    'C. M. J. de Bazelaire et al., MR imaging relaxation times of abdominal and pelvic tissues measured in vivo at 3.0 T, Radiology 230 (2004) 652.',
    'P. C. Lauterbur, Image formation by induced local interactions: examples employing nuclear magnetic resonance, Nature 242 (1973) 190.',
    'R. W. Brown et al., Magnetic Resonance Imaging: Physical Principles and Sequence Design, 2nd ed., Wiley (2014).',
    'IEC 60601-2-33:2022, Particular requirements for the basic safety and essential performance of magnetic resonance equipment for medical diagnosis.',
    'P. J. Wright et al., Water proton T1 measurements in brain tissue at 7, 3, and 1.5 T using IR-EPI, IR-TSE, and MPRAGE: results and optimization, Magn. Reson. Mater. Phys. 21 (2008) 121.',
    'NEMA Standards Publication MS 1-2008, Determination of Signal-to-Noise Ratio in Diagnostic Magnetic Resonance Imaging.',
    'C. A. Cocosco et al., BrainWeb: online interface to a 3D MRI simulated brain database, NeuroImage 5 (1997) S425.',
  ],
  limits: [
    'Real heads have many coils, uneven fields, flow and pulsation.',
    'Parallel imaging and learned reconstruction need fewer lines.',
    'The heating of a real patient is estimated from weight and coil.',
    'Left out: quenches and the gas they set free, the first-level mode, stimulation of nerves by gradients, contrast agents, and hearing loss without plugs.',
    'An orbit X-ray cannot be taken here: with the splinter the door stays shut.',
  ],
};

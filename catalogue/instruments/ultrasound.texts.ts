import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
For learning only. Not for diagnosis or treatment. All patients are invented.

## A picture from echoes

A short pulse of sound goes into the body at about 1540 m/s. An echo from depth $d$ is back after $2d/c$: time is depth. Line beside line makes the **B-mode** picture; one line over and over, against time, the **M-mode**.

- **Axial resolution** is half the length of the pulse, $n\\lambda/2$.
- **Lateral resolution** at the focus is about $0.886\\,\\lambda F/D$ (two-way, −6 dB).
- **Attenuation**: about 0.5 dB for each centimetre and megahertz, each way. High frequency gives detail, low frequency depth. **Time-gain** lifts late echoes, and the noise with them.
- **Speckle**: scatterers too close to be told apart interfere. The envelope has a Rayleigh distribution; mean over deviation is 1.91.
- Fluid takes nothing from the beam: behind a cyst tissue is brighter.

## Doppler

Blood that moves shifts the frequency by

$$\\Delta f=\\frac{2 f v\\cos\\theta}{c}$$

**Pulsed Doppler** looks into a gate at a chosen depth, with one sample for each pulse: shifts beyond half the pulse repetition frequency come out at the other side (**aliasing**). **Continuous wave** does not fold, and does not know the depth.

A stenosis speeds blood up: the peak pressure drop is $\\Delta P=4v^2$ in mmHg, $v$ in m/s. Such jets are measured by continuous wave, the beam along the jet and without correction of the angle.

## Safety

Ultrasound warms tissue and can make bubbles burst. The **mechanical index** $p_{0.3}/\\sqrt f$ (limit 1.9) and the **thermal index** stand on the screen. In adults up to a thermal index of 1.5 the time is not limited (0.7 in obstetrics); where bone lies at the focus the index for bone counts, which is larger than the one shown here. As low as reasonably achievable: gain and time-gain first, power last.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Angle correction makes any angle good.',
    instead:
      'Record the carotid with a cursor that is 5° off: **4 % too much at 20°, 18 % at 60°, twice the velocity at 80°**. The correction divides by the cosine, which goes to zero at 90°: near it a small error of the angle is a large one of the velocity.',
  },
  {
    believed: 'A dark picture needs more power.',
    instead:
      'Raise the output by 10 dB: MI and TI rise to 1.12 and 1.43, and the lower part stays dark. Time-gain makes it even at no cost; power helps only where the echo has sunk into the noise.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'e=h*(s\\,g)',
      says: 'Echo at baseband: complex Gaussian scatterers g of strength s, convolved with pulse and beam.',
    },
    {
      tex: 'w(z)=\\sqrt{(0.886\\lambda z/D)^2+(D|z-F|/2F)^2}',
      says: 'Lateral width, −6 dB; the kernel has unit energy, so tissue is as bright off the focus as in it.',
    },
    {
      tex: 'A=10^{(P+10)/20}\\,10^{-2\\alpha f z/20}',
      says: "Amplitude after output and tissue; z counts no cyst's fluid.",
    },
    { tex: 'MI=p_{0.3}/\\sqrt f,\\quad TI=Wf/210', says: 'Output display, soft tissue: f in MHz, p in MPa, W in mW.' },
    { tex: 'v(r)=v_p(1-(r/R)^n)', says: 'Flow in a vessel: n = 2 steady, 8 at the height of systole.' },
    { tex: '\\Delta P=4v^2', says: 'Simplified equation of Bernoulli, mmHg of m/s.' },
  ],
  assumptions: [
    'One speed of sound; the callipers are off by what real tissue differs from it.',
    'Single scattering, a beam that is Gaussian across, no side lobes, no reverberation but that without gel.',
    'Defocus by geometry alone.',
    "What the operator reads is the model's peak velocity; the trace beside it is synthesised.",
    'Doppler and M-mode see as deep as tissue is seen: what blood scatters less, Doppler wins back by many pulses. Deeper nothing is read.',
    'Motion of the heart: one circle that gets smaller and larger.',
  ],
  validity:
    '2 to 15 MHz, 2 to 24 cm; one vessel, one angle. No colour Doppler, no harmonics, no elastography, no thermal index for bone.',
  parameters: [
    { name: 'Speed of sound', value: '1540 m/s', source: 'mean of soft tissue; Szabo 2014' },
    { name: 'Electronic noise', value: '−60 dB of tissue at −10 dB output', source: 'chosen', teaching: true },
    { name: 'Pressure at full output', value: '2.5 MPa derated at 1 MHz', source: 'chosen', teaching: true },
    { name: 'Acoustic power', value: '60 mW (B, M), 100 mW (Doppler)', source: 'chosen', teaching: true },
    { name: 'Wall of the carotid', value: '12 % of the radius', source: 'chosen', teaching: true },
    {
      name: 'Ventricle',
      value: '48 mm, shortening 35 %',
      source: 'chosen, within the limits of ASE/EACVI 2015',
      teaching: true,
    },
    { name: 'Callipers, cursor on the trace', value: '1.5 % and 3 %', source: 'chosen', teaching: true },
  ],
  sources: [
    'T. L. Szabo, Diagnostic Ultrasound Imaging: Inside Out, 2nd ed., Academic Press (2014).',
    'C. B. Burckhardt, Speckle in ultrasound B-mode scans, IEEE Trans. Sonics Ultrason. 25, 1 (1978).',
    'H. Baumgartner et al., Recommendations on the echocardiographic assessment of aortic valve stenosis: a focused update from the EACVI and the ASE, J. Am. Soc. Echocardiogr. 30, 372 (2017).',
    'AIUM/NEMA UD 3, Standard for real-time display of thermal and mechanical acoustic output indices on diagnostic ultrasound equipment (2004).',
    'American Institute of Ultrasound in Medicine, Recommended maximum scanning times for displayed thermal index (TI) values (2022).',
    'British Medical Ultrasound Society, Guidelines for the safe use of diagnostic ultrasound equipment, Ultrasound 18, 52 (2010).',
    'R. M. Lang et al., Recommendations for cardiac chamber quantification by echocardiography in adults, J. Am. Soc. Echocardiogr. 28, 1 (2015).',
  ],
  limits: [
    'Real beams have side lobes, real tissue aberrates: cysts are never so black.',
    'A sector of a real heart shows four chambers and ribs in the way; adult hearts are scanned by a phased array between the ribs, which is not among the probes here.',
    'The read peak does not depend on gain here; on a real machine too much gain broadens the trace.',
  ],
};

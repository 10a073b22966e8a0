import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Light slows down

In a vacuum light travels at $c$, in a transparent medium at $c/n$. The number $n$ is the **index of refraction**: 1.33 for
water, 1.52 for window glass, 1.0003 for air. A wave that arrives at a boundary at an angle touches it with one end first,
and that end changes its speed before the other. So the wave front swings round, and the ray bends:

$$n_1 \\sin\\theta_1 = n_2 \\sin\\theta_2$$

This is **Snell's law**. Both angles are counted from the normal, the line at right angles to the boundary. Into a denser
medium the ray bends towards the normal, into a thinner one away from it. A graph of $\\sin\\theta_1$ against
$\\sin\\theta_2$ is a straight line through the origin of slope $n_2/n_1$; a graph of the angles themselves is curved.

## When there is no way out

From dense to thin $\\theta_2$ reaches 90° while $\\theta_1$ is still smaller, at the **critical angle**

$$\\theta_c = \\arcsin\\frac{n_2}{n_1}.$$

Beyond it no refracted ray exists. Everything is reflected, without any loss: **total internal reflection**, which keeps
light in an optical fibre. Still, the field does not end at the boundary. A wave lives on behind it and fades within a
fraction of a wavelength.

## How much is reflected

The boundary divides the power between two rays. How it does so depends on the angle and on the **polarisation**: s when the
electric field swings across the plane of incidence, p when it swings in it. Fresnel's equations give the amplitudes,

$$r_s=\\frac{n_1\\cos\\theta_1-n_2\\cos\\theta_2}{n_1\\cos\\theta_1+n_2\\cos\\theta_2},\\qquad
r_p=\\frac{n_2\\cos\\theta_1-n_1\\cos\\theta_2}{n_2\\cos\\theta_1+n_1\\cos\\theta_2},$$

and the reflectance is $R = r^2$. Straight on, glass reflects 4.3 %. At **Brewster's angle**, $\\tan\\theta_B=n_2/n_1$,
p-polarised light is not reflected at all: reflected glare is s-polarised, and that is why polarising sunglasses help.

## Colours

The index falls slowly from violet to red. This **dispersion** is small, about 1 % in glass over the visible spectrum, but a prism
turns the ray twice in the same sense and lays the colours side by side.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The angle of refraction is in proportion to the angle of incidence: half the one, half the other.',
    instead:
      'The *sines* are in proportion. Send the beam into water at 60° and at 30° and record both: 40.6° and 22.1°, more than half. Up to some 20° angles and sines hardly differ, so that few readings at small angles seem to confirm it; a plot of the angles up to 80° bends, a plot of the sines does not.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'n_1\\sin\\theta_1 = n_2\\sin\\theta_2',
      says: "Snell's law; beyond the critical angle the root is imaginary.",
    },
    {
      tex: 'r_s=\\frac{n_1c_1-n_2c_2}{n_1c_1+n_2c_2},\\quad r_p=\\frac{n_2c_1-n_1c_2}{n_2c_1+n_1c_2}',
      says: 'Fresnel, with c the cosines; R = r², the mean of both for unpolarised light, T = 1 − R.',
    },
    {
      tex: 'd=\\frac{\\lambda}{4\\pi\\sqrt{n_1^2\\sin^2\\theta_1-n_2^2}}',
      says: 'Depth of the evanescent wave, where its intensity has fallen to 1/e.',
    },
    {
      tex: 'n(\\lambda)=n+\\hat n(\\lambda)-\\hat n(589.3),\\quad \\hat n^2=1+\\sum_i\\frac{B_i\\lambda^2}{\\lambda^2-C_i}',
      says: 'Dispersion by Sellmeier’s equation; the index that names the medium is kept at the sodium line.',
    },
  ],
  assumptions: [
    'Plane and smooth boundaries; clear and non-magnetic media.',
    'The beam is a ray without width; branches below 0.5 % of it, and beyond the eighth, are not followed.',
    'White light is eleven colours of equal power.',
    'The angle of incidence is what is set: the turntable is divided more finely than anything that is read. All half chords share the radius of their circle, within 0.3 % at School.',
    'The speed in medium 2 is worked out from the sines, v₂ = (c/n₁) sin θ₂/sin θ₁; in an ideal run it is c/n₂.',
  ],
  validity: 'Visible light on bodies much larger than the wavelength.',
  parameters: [
    {
      name: 'Water, 20 °C: B; C in µm²',
      value:
        '0.5684027565, 0.1726177391, 0.02086189578, 0.1130748688; 0.005101829712, 0.01821153936, 0.02620722293, 10.69792721',
      source: 'Daimon and Masumura, Appl. Opt. 46 (2007) 3811',
    },
    {
      name: 'Glass N-BK7: B; C in µm²',
      value: '1.03961212, 0.231792344, 1.01046945; 0.00600069867, 0.0200179144, 103.560653',
      source: 'SCHOTT AG (2017)',
    },
    { name: 'Speed of light', value: '299 792 458 m/s', source: 'BIPM, SI Brochure (2019), exact' },
    {
      name: 'Prism, half-disc, slab',
      value: '60° and 60 mm; radius 50 mm; 20 mm thick',
      source: 'chosen: teaching optics sets',
      teaching: true,
    },
    {
      name: 'Index that names a medium',
      value: '1, 1.33, 1.52',
      source: 'chosen: rounded, at the sodium line',
      teaching: true,
    },
    { name: 'Slit of the detector', value: '1° (Gaussian)', source: 'chosen', teaching: true },
  ],
  sources: [
    'M. Born, E. Wolf, Principles of Optics, 7th ed., Cambridge University Press (1999), § 1.5: Snell, Fresnel, total reflection.',
    'E. Hecht, Optics, 5th ed., Pearson (2017), chapter 4.',
    'M. Daimon, A. Masumura, Measurement of the refractive index of distilled water from the near-infrared region to the ultraviolet region, Appl. Opt. 46 (2007) 3811.',
    'SCHOTT AG, Zemax catalogue of optical glasses 2017-01-20b (2017), schott.com: N-BK7.',
    'BIPM, The International System of Units (SI Brochure), 9th ed. (2019), bipm.org: speed of light.',
    'JCGM 100:2008, Evaluation of measurement data: Guide to the expression of uncertainty in measurement, BIPM (2008), 4.3.7, for the step from a tolerance to a standard deviation, and 5.2.2, for errors that readings share.',
  ],
  limits: [
    'A real beam is a millimetre wide, so its edges read a little differently, and grazing beams smear along the boundary.',
    'A slab shifts the beam aside by d sin(θ₁ − θ₂)/cos θ₂; the shift is seen here, but no reading gives it.',
    'Real glass absorbs and scatters a little; anti-reflection coatings and polished faces differ from Fresnel’s values.',
  ],
};

import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Where the sun stands

**The power a solar panel gives** depends on the height and direction of the sun, the clearness of the air, the tilt of the panel and its temperature.

The sun's height follows from latitude $\\phi$, declination $\\delta$ (by the date, between −23.4° and 23.4°) and hour angle $\\omega$, 15° for each hour from noon:

$$\\cos\\theta_z=\\sin\\phi\\sin\\delta+\\cos\\phi\\cos\\delta\\cos\\omega.$$

At noon of the equinox $\\delta=0$ and the zenith angle $\\theta_z$ is the latitude. The day lasts $\\frac{2}{15}\\arccos(-\\tan\\phi\\tan\\delta)$ hours; where that has no answer, the sun does not set or does not rise.

## What is left of its light

Above the air a plane that faces the sun gets 1361 W/m², some 7 % more in January than in July. Air dims the beam, the more the lower the sun. A clear-sky law that needs only the zenith angle is **Haurwitz's**; clouds take their part of it.

Light comes in two kinds: the **beam** from the sun itself, which casts shadows, and the **diffuse** light of the sky, which does not. The clearer the air, the smaller the diffuse part.

## A panel that is tilted

It sees the beam at the **angle of incidence** $\\theta$, a share of the sky, and light that the ground throws up:

$$G_t=B\\cos\\theta+D\\,\\frac{1+\\cos\\beta}{2}+\\rho\\,G\\,\\frac{1-\\cos\\beta}{2}.$$

At noon the best tilt $\\beta$ is nearly the zenith angle: the sky, brightest overhead, pulls it down, and light from the ground pulls it up. Over the year it lies below the latitude, facing the equator, the more so the higher the latitude: here 17° at 20°, 33° at 40°, 45° at 60°.

## Light, not warmth

A cell in the sun is warmer than the air, by some 25 to 35 °C in full light. Crystalline silicon then gives about 0.35 % less power for each degree above 25 °C:

$$P=P_{\\text{STC}}\\,\\frac{G_t}{1000\\ \\mathrm{W/m^2}}\\,[1+\\gamma\\,(T_c-25\\ ^\\circ\\mathrm C)].$$

Its **current** goes with the light, its **voltage** falls with warmth. Between short circuit (no voltage) and open circuit (no current) lies the point of the largest power.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The hotter the day, the more a panel gives.',
    instead:
      'Warm the air at noon and watch the power: it falls by about a third of a per cent for each degree. Panels live on light.',
  },
  {
    believed: 'Panels face south.',
    instead:
      'They face the equator. At −34° on day 172 a panel that faces south gives 0.32 kWh in the day, one that faces north 1.89 kWh.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\delta=0.006918-0.399912\\cos B+0.070257\\sin B-0.006758\\cos2B+0.000907\\sin2B-0.002697\\cos3B+0.00148\\sin3B,\\quad B=\\tfrac{2\\pi(n-1)}{365}',
      says: 'Declination in radians on day n (Spencer).',
    },
    {
      tex: 'I_0=1361\\,(1.00011+0.034221\\cos B+0.00128\\sin B+0.000719\\cos2B+0.000077\\sin2B)\\ \\mathrm{W/m^2}',
      says: 'Above the air, facing the sun.',
    },
    {
      tex: 'G=1098\\cos\\theta_z\\,e^{-0.059/\\cos\\theta_z}\\,\\left[1-0.75\\,(N/8)^{3.4}\\right]',
      says: 'Level ground: Haurwitz’s clear sky, Kasten and Czeplak’s clouds of N okta.',
    },
    {
      tex: '\\frac{D}{G}=\\begin{cases}1-0.09k&k\\le0.22\\\\0.9511-0.1604k+4.388k^2-16.638k^3+12.336k^4&k\\le0.80\\\\0.165&k>0.80\\end{cases}\\qquad k=\\frac{G}{I_0\\cos\\theta_z}',
      says: 'Diffuse part by clearness (Erbs).',
    },
    {
      tex: 'B=\\frac{G-D}{\\max(\\cos\\theta_z,\\,0.0175)},\\qquad G_t=B\\cos\\theta+D\\,\\frac{1+\\cos\\beta}{2}+\\rho G\\,\\frac{1-\\cos\\beta}{2}',
      says: 'Beam, and light on the tilted plane under an isotropic sky; no beam from behind.',
    },
    {
      tex: 'T_c=T_a+\\frac{NOCT-20}{800}\\,G_t,\\qquad P=P_{STC}\\,\\frac{G_t}{1000}\\,[1+\\gamma(T_c-25)]',
      says: 'Cell temperature and power, not below 0.',
    },
    {
      tex: 'I=I_L-I_0\\left(e^{V/(n N kT/q)}-1\\right),\\qquad n=1.2,\\;N=60',
      says: 'Curve of the panel: its short-circuit current is rated power/31 V in full light; voltages are scaled so that the largest power is P.',
    },
    {
      tex: 'E=\\tfrac14\\sum_{q=0}^{95}P\\!\\left(t=\\tfrac{q+0.5}{4}\\ \\mathrm h\\right)',
      says: 'Sums of a day by quarter hours, without shade.',
    },
  ],
  assumptions: [
    'True solar time: no time zone, no equation of time. The sun is a point, and the air does not bend its light.',
    'The clear sky depends on the height of the sun alone: not on haze, moisture or the height of the place.',
    'The sky shines evenly from all sides. Cloud cover stays all day.',
    'The cell has its temperature at once, and wind is that of the nominal conditions.',
    'The whole panel has one light: no part of it is shaded alone. An inverter without losses finds the best point.',
    'The best tilt of the year is that of twelve mean days under the cloud that is set, in whole degrees, facing the equator.',
  ],
  validity:
    'Clear-sky values within some 5 % of measured ones for a sun above 10°; less sure below. Real years are cloudy: the yearly optimum of a cloudy place is flatter and lies lower.',
  parameters: [
    { name: 'Solar constant', value: '1361 W/m²', source: 'Kopp and Lean 2011' },
    { name: 'Clear sky', value: '1098 W/m², 0.059', source: 'Haurwitz 1945' },
    { name: 'Clouds', value: '0.75, 3.4', source: 'Kasten and Czeplak 1980' },
    { name: 'Split of the light', value: 'see equations', source: 'Erbs, Klein and Duffie 1982' },
    { name: 'Mean days', value: '17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344', source: 'Klein 1977' },
    {
      name: 'Nominal operating cell temperature',
      value: '45 °C at 800 W/m² in air of 20 °C',
      source: 'IEC 61215; left out of it in 2016 for the nominal module operating temperature, still on data sheets',
    },
    {
      name: 'Curve',
      value: 'ideality 1.2, 60 cells, 31 V, 0.64 V open circuit a cell, −2 mV/°C',
      source: 'chosen, as of crystalline silicon',
      teaching: true,
    },
  ],
  sources: [
    'J. W. Spencer, Fourier series representation of the position of the sun, Search 2 (1971) 172.',
    'B. Haurwitz, Insolation in relation to cloudiness and cloud density, J. Meteorol. 2 (1945) 154.',
    'F. Kasten, G. Czeplak, Solar and terrestrial radiation dependent on the amount and type of cloud, Sol. Energy 24 (1980) 177.',
    'D. G. Erbs, S. A. Klein, J. A. Duffie, Estimation of the diffuse radiation fraction for hourly, daily and monthly-average global radiation, Sol. Energy 28 (1982) 293.',
    'B. Y. H. Liu, R. C. Jordan, The long-term average performance of flat-plate solar-energy collectors, Sol. Energy 7 (1963) 53.',
    'S. A. Klein, Calculation of monthly average insolation on tilted surfaces, Sol. Energy 19 (1977) 325.',
    'G. Kopp, J. L. Lean, A new, lower value of total solar irradiance: evidence and climate significance, Geophys. Res. Lett. 38 (2011) L01706.',
    'J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes, 4th ed., Wiley, Hoboken, 2013, chapters 1 and 2.',
    'R. G. Ross, Flat-plate photovoltaic array design optimization, 14th IEEE Photovoltaic Specialists Conference, San Diego, 1980, p. 1126.',
    'IEC 61215: Terrestrial photovoltaic (PV) modules, design qualification and type approval, IEC, Geneva, 2005 and 2016 (replaced by the edition of 2021).',
    'pvlib python, pvlib.readthedocs.io: reference values of position and irradiance.',
  ],
  limits: [
    'A shaded cell holds up its whole string: a tenth of shadow may cost a third of the power.',
    'Glass throws back much of the light that comes in flat.',
    'Dust, snow, inverter and cables take some 10 to 20 % in the year.',
    'The sky is brighter around the sun and at the horizon than elsewhere.',
  ],
};

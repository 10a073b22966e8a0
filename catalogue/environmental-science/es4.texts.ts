import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Sunlight in, infrared out

**Greenhouse gases** let sunlight in but absorb and re-emit part of the outgoing infrared, so the surface must warm until the energy leaving to space again equals the energy absorbed.

A planet catches sunlight on its disc and radiates from its whole sphere, four times as large. Of the **solar constant** $S$ it sends the part $\\alpha$, its **albedo**, back unused. Seen from space it therefore radiates like a black body of temperature

$$T_e=\\left[\\frac{S(1-\\alpha)}{4\\sigma}\\right]^{1/4},$$

255 K for the Earth. Its mean surface has 288 K.

## Layers

Air that absorbs the fraction $\\varepsilon$ of infrared radiates it again, as much up as down. What comes down warms the surface, until what leaves at the top is again what comes in. One layer gives

$$T_s=T_e\\left[\\frac{2}{2-\\varepsilon}\\right]^{1/4},$$

and $N$ black layers $T_s=T_e(N+1)^{1/4}$. Infrared to space is the same with and without them.

## More CO₂

Extra CO₂ narrows the windows through which infrared escapes. The **forcing** that follows is close to logarithmic, $F=5.35\\ln(C/C_0)$ W/m²: each doubling adds the same 3.7 W/m². The surface answers with $\\lambda$ W/m² more to space for each degree, so the final warming is $F/\\lambda$.

The sea delays it. A thin mixed layer warms within years, the deep sea over centuries:

$$C\\dot T=F-\\lambda T-\\gamma(T-T_d),\\qquad C_d\\dot T_d=\\gamma(T-T_d).$$

As long as the **imbalance** $F-\\lambda T$ is not zero, warming is on its way. Plotted against $T$ it falls along a line of slope $-\\lambda$ (Gregory's plot).
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'CO₂ already absorbs all that it can: more of it changes nothing.',
    instead:
      'The middle of its band is full, its wings are not, and what reaches space comes from ever higher, colder air. Set 280, 560 and 1120 ppm: each doubling adds 3.7 W/m². That is the logarithm.',
  },
  {
    believed: 'When CO₂ stops rising, warming stops.',
    instead:
      'After a step to 560 ppm ten years bring 59 % of the final warming; the rest comes while CO₂ stays as it is.',
  },
  {
    believed: 'So much warming is under way already that it does not matter whether we stop emitting.',
    instead:
      'Stop emissions, and CO₂ falls, since land and sea go on taking it up. Set 280 ppm, emit 1000 GtC and run two centuries: 2.1 °C after ten years, 1.8 °C after a hundred and after two hundred. What warms further is what is emitted further.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'T_e=\\left[S(1-\\alpha)/4\\sigma\\right]^{1/4}', says: 'Emission temperature.' },
    {
      tex: 'T_s=T_e\\left[1+\\frac{N\\varepsilon}{2-\\varepsilon}\\right]^{1/4}',
      says: 'Surface under N equal grey layers, the solution of all balances; for N = 1 and for ε = 1 the forms of the theory.',
    },
    {
      tex: '\\sigma T_i^4=\\tfrac12\\left(U_i+D_i\\right)',
      says: 'A layer: half of what comes from below and from above for each of its sides.',
    },
    {
      tex: 'F=5.35\\ln(C/C_0),\\qquad \\lambda=5.35\\ln2/\\Delta T_{2\\times}',
      says: 'Forcing and feedback parameter.',
    },
    {
      tex: 'C\\dot T=F-\\lambda T-\\gamma(T-T_d),\\qquad C_d\\dot T_d=\\gamma(T-T_d)',
      says: 'Mixed layer and deep sea; Runge–Kutta of order 4, steps of 0.05 yr.',
    },
    {
      tex: '\\Delta C(t)=\\frac{E}{2.124}\\left[0.2173+0.2240e^{-t/394.4}+0.2824e^{-t/36.54}+0.2763e^{-t/4.304}\\right]',
      says: 'What stays in the air of a pulse of E GtC.',
    },
  ],
  assumptions: [
    'Layers and forcing stand side by side: the layers explain the 33 K that are there, the forcing what more CO₂ adds. The one does not enter the other.',
    'Layers let all sunlight through, are equal, and exchange heat by radiation alone.',
    'One temperature stands for the whole planet: no day, no seasons, no poles.',
    'The climate scatters from year to year by weather; here only the instruments scatter.',
    'The part of photons that reaches space is (T_e/T_s)⁴, since exchange is linear in σT⁴.',
    'Before 1959 the scenario Mauna Loa follows air from ice; the sea begins at rest in 1850.',
  ],
  validity:
    'The logarithm holds well from about 150 to 1000 ppm. Two boxes follow what large models give for centuries, not for single years.',
  parameters: [
    { name: 'σ', value: '5.670374419·10⁻⁸ W/(m² K⁴)', source: 'CODATA 2018' },
    {
      name: 'Solar constant, albedo',
      value: 'Earth 1361 W/m², 0.30; Venus 2601.3, 0.77; Mars 586.2, 0.25; Moon 1361, 0.11',
      source: 'NASA planetary fact sheets, rounded: 0.294 for the Earth there',
    },
    {
      name: 'Forcing',
      value: '5.35 W/m² for each unit of ln C (3.71 a doubling; AR6 gives 3.93)',
      source: 'Myhre 1998',
    },
    {
      name: 'Sea',
      value: 'C = 7.3, C_d = 106 W yr/(m² K), γ = 0.73 W/(m² K)',
      source: 'Geoffroy 2013, mean of the models',
    },
    {
      name: 'Pulse',
      value: '0.2173, 0.2240, 0.2824, 0.2763; 394.4, 36.54, 4.304 yr; 2.124 GtC a ppm',
      source: 'Joos 2013',
    },
    {
      name: 'CO₂ since 1959',
      value: '315.98 (1959) to 421.08 ppm (2023), eight knots',
      source: 'NOAA Global Monitoring Laboratory',
    },
    {
      name: 'CO₂ before',
      value: '284.7 (1850), 296 (1900), 312.8 ppm (1950)',
      source: 'MacFarling Meure 2006, rounded',
    },
  ],
  sources: [
    'E. Tiesinga et al., CODATA recommended values of the fundamental physical constants: 2018, Rev. Mod. Phys. 93 (2021) 025010; replaced by the adjustment of 2022, which leaves exact constants as they are.',
    'D. R. Williams, NASA planetary fact sheets, nssdc.gsfc.nasa.gov/planetary/factsheet.',
    'D. L. Hartmann, Global Physical Climatology, 2nd ed., Elsevier, 2016, chapter 2: energy balance and layers.',
    'G. Myhre et al., New estimates of radiative forcing due to well mixed greenhouse gases, Geophys. Res. Lett. 25 (1998) 2715.',
    'O. Geoffroy et al., Transient climate response in a two-layer energy-balance model. Part I, J. Climate 26 (2013) 1841.',
    'I. M. Held et al., Probing the fast and slow components of global warming by returning abruptly to preindustrial forcing, J. Climate 23 (2010) 2418.',
    'J. M. Gregory et al., A new method for diagnosing radiative forcing and climate sensitivity, Geophys. Res. Lett. 31 (2004) L03205.',
    'F. Joos et al., Carbon dioxide and climate impulse response functions, Atmos. Chem. Phys. 13 (2013) 2793.',
    'NOAA Global Monitoring Laboratory, Trends in atmospheric carbon dioxide, annual means of Mauna Loa, gml.noaa.gov/ccgg/trends.',
    'C. MacFarling Meure et al., Law Dome CO₂, CH₄ and N₂O ice core records extended to 2000 years BP, Geophys. Res. Lett. 33 (2006) L14810.',
    'IPCC, Climate Change 2021: The Physical Science Basis, chapter 7: sensitivity 2.5 to 4 °C likely, transient response 1.2 to 2.4 °C very likely.',
    'B. R. Barkstrom, The Earth Radiation Budget Experiment (ERBE), Bull. Am. Meteorol. Soc. 65 (1984) 1170.',
    'B. A. Wielicki et al., Clouds and the Earth’s Radiant Energy System (CERES), Bull. Am. Meteorol. Soc. 77 (1996) 853.',
    'P. D. Jones et al., Surface air temperature and its changes over the past 150 years, Rev. Geophys. 37 (1999) 173.',
    'C. P. Morice et al., An updated assessment of near-surface temperature change from 1850: HadCRUT5, J. Geophys. Res. Atmos. 126 (2021) e2019JD032361.',
    'G. C. Johnson, J. M. Lyman, N. G. Loeb, Improving estimates of Earth’s energy imbalance, Nature Clim. Change 6 (2016) 639.',
    'A. P. S. Wong et al., Argo data 1999–2019, Front. Mar. Sci. 7 (2020) 700.',
    'J.-P. Williams et al., The global surface temperatures of the Moon as measured by the Diviner Lunar Radiometer Experiment, Icarus 283 (2017) 300.',
  ],
  limits: [
    'Real air also carries heat upwards by convection and evaporation; the surface is cooler than layers alone would make it.',
    'Real absorption goes line by line. Water vapour and clouds answer to warming: here all that lies in λ.',
    'CO₂ stands alone here. Methane, nitrous oxide and halocarbons warm by some 1.1 W/m² more, and dust and sulfate cool by about as much (AR6, chapter 7): that “Mauna Loa” gives the 1.1 °C that was measured by 2019 is because those nearly cancel.',
    'A pulse follows the curves of 100 GtC on today’s air. After thousands of GtC the sea takes up less, and twice as much or more would stay.',
    'Mars is measured at 210 K beside 209.8 K of its emission temperature; its greenhouse effect of some 5 K is hidden, since the mean of T lies below the fourth root of the mean of T⁴.',
    'Venus needs far more than five layers; its clouds absorb sunlight too.',
  ],
};

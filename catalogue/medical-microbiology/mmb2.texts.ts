import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Four phases

Bacteria brought into fresh broth do not multiply at once. They first make the enzymes that the new medium asks for: the **lag phase**. Then every cell divides again and again after the same time, and the number grows as

$$N = N_0\\,e^{\\mu t},\\qquad t_d=\\frac{\\ln 2}{\\mu}.$$

This is the **exponential phase**; on a logarithmic axis it is a straight line of slope $\\mu/2.303$ per hour. $\\mu$ is the specific growth rate, $t_d$ the doubling time: 20 min for *Escherichia coli* in LB broth at 37 °C. As food runs out and waste builds up the curve bends into the **stationary phase**, whose height is the yield of the medium. In the end cells die: the **death phase**.

Baranyi and Roberts put the lag into one number, the physiological state $q$, which grows until it no longer limits:

$$\\frac{dN}{dt}=\\mu\\,\\frac{q}{1+q}\\Big(1-\\frac{N}{N_{max}}\\Big)N,\\qquad \\frac{dq}{dt}=\\mu q,\\qquad \\lambda=\\frac{\\ln(1+1/q_0)}{\\mu}.$$

A culture that grows slowly also adjusts slowly: $\\mu\\lambda$ is nearly constant.

## Temperature

Growth starts at a minimum temperature, becomes faster up to an optimum only a few degrees below the maximum, and falls steeply beyond. Well below the optimum $\\sqrt{\\mu}$ rises in a straight line with temperature (Ratkowsky), which points at the minimum: from 15 to 30 °C it meets zero at 4.2 °C. A line that goes on across the optimum points elsewhere. Above the maximum, cells die: each *decimal reduction time* $D$ kills nine in ten.

## Counting the living

A drop of culture is diluted tenfold again and again, and 0.1 mL of one dilution is spread on agar. Every living cell becomes a colony, so

$$N=\\frac{n}{0.1\\ \\mathrm{mL}}\\,10^{d}.$$

Chance decides which cells come along: a count $n$ carries the Poisson error $\\sqrt n$, so that few colonies say little; beyond 300 they merge. Hence the rule of **30 to 300**. Two samples of the exponential phase, counted as $n_1$ and $n_2$, give

$$\\mu=\\frac{\\ln(N_2/N_1)}{t_2-t_1},\\qquad u_\\mu=\\frac{\\sqrt{1/n_1+1/n_2}}{t_2-t_1}:$$

the further apart they are, the better.

## Measuring turbidity

Optical density is quick, but it needs about ten million cells per mL, counts living and dead alike, and falls short at high density because light that was scattered out is scattered back in. Dilute and plate to calibrate it.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'In the lag the cells rest, or die.',
    instead:
      'Plate the undiluted broth every twenty minutes of the first hour: the counts agree within √n, so nobody dies. Then keep a fresh culture at 4 °C for ten hours, where nothing can be made, and warm it: its lag is as long as ever. The cells of the lag are busy making what the new medium asks for; resting does not shorten it.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\mu(T)=\\frac{f_m\\,\\mu_{opt}(T-T_{max})(T-T_{min})^2}{(T_{opt}-T_{min})[(T_{opt}-T_{min})(T-T_{opt})-(T_{opt}-T_{max})(T_{opt}+T_{min}-2T)]}',
      says: 'Cardinal temperature model with inflection (Rosso 1993), times the factor of the medium; 0 outside Tmin to Tmax.',
    },
    {
      tex: '\\dot y=\\mu\\frac{q}{1+q}\\left(1-e^{\\,y-y_{max}}\\right),\\quad \\dot q=\\mu q,\\quad q_0=\\frac1{e^{h_0}-1},\\quad y=\\ln N',
      says: 'Baranyi and Roberts: lag and crowding. Runge–Kutta of order 4, 10 s steps.',
    },
    { tex: 'D=1.5\\cdot10^{(60-T)/5}\\ \\text{min}', says: 'Minutes per tenfold death, at 47.5 °C and above.' },
    {
      tex: '\\mu=\\frac{\\ln(N_2/N_1)}{t_2-t_1},\\quad u_\\mu=\\frac{\\sqrt{1/n_1+1/n_2}}{t_2-t_1}',
      says: 'Growth rate from the last two samples with countable plates; from optical densities with x in place of N.',
    },
    {
      tex: '\\dot N=-0.05\\,\\mathrm{h^{-1}}\\,N',
      says: 'Once N has been above 0.99 Nmax for 24 h in all, growth is off for good and the living die.',
    },
    {
      tex: 'x=\\frac{N_{total}}{8\\times10^{8}},\\quad OD_{600}=\\frac{x}{1+0.25\\,x}',
      says: 'Turbidity of the living and the dead, with saturation.',
    },
    {
      tex: 'n\\sim\\mathrm{Poisson}(N\\cdot0.1\\cdot10^{-d}),\\quad \\hat N=10\\,n\\,10^{d},\\quad n\\pm1.96\\sqrt n',
      says: 'A plate, its estimate and the 95 % interval of its count.',
    },
  ],
  assumptions: [
    'One pure, well mixed, well aerated culture; the volume of the samples is not missed.',
    'The culture takes the temperature of the bath at once, and its rate follows at once.',
    'Every living cell makes one colony; pipettes and dilutions are exact.',
    'A sample with its plate occupies the bench for 2 min, a photometer reading for half a minute. What is done without a pause belongs to the same sample, kept on ice.',
    'Simulated cultures, for teaching; not a diagnostic device.',
  ],
  validity:
    'Escherichia coli from 4 to 50 °C. Tmin = 4.9 °C is a fitted, notional limit: sustained growth in the laboratory stops near 7.5 °C (Shaw 1971), and other strains grow to about 49 °C. A number below 1 CFU/mL reads 0.',
  parameters: [
    {
      name: 'Tmin, Topt, Tmax, μopt of E. coli',
      value: '4.9, 41.3, 47.5 °C, 2.3 h⁻¹',
      source: 'Rosso, Lobry and Flandrois 1993, on data of Barber 1908',
    },
    {
      name: 'Factor f of nutrient broth, LB, M9 glucose',
      value: '0.8, 1.0, 0.4',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    {
      name: 'Greatest number in nutrient broth, LB, M9 glucose',
      value: '1·10⁹, 3·10⁹, 8·10⁸ CFU/mL',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    {
      name: 'h₀ = μλ in nutrient broth, LB, M9 glucose',
      value: '2.5, 2.5, 3.0',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    { name: 'D at 60 °C, z', value: '1.5 min, 5 °C', source: 'chosen, inside the published range', teaching: true },
    { name: 'Late death', value: '0.05 h⁻¹ after 24 h', source: 'chosen, of the usual order', teaching: true },
    {
      name: 'Cells per mL at OD 1, saturation',
      value: '8·10⁸, 0.25',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    {
      name: 'Noise of the photometer',
      value: '0.002 (standard deviation)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Time of a plate, of an OD reading',
      value: '2 min, 30 s',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Size of colonies',
      value: 'radius 1.4 mm/(1 + n/250)',
      source: 'chosen, for drawing',
      teaching: true,
    },
  ],
  sources: [
    'J. L. Ingraham, O. Maaløe and F. C. Neidhardt, Growth of the Bacterial Cell, Sinauer, Sunderland (1983): phases of growth, plate counts, turbidity.',
    'L. Rosso, J. R. Lobry and J. P. Flandrois, An unexpected correlation between cardinal temperatures of microbial growth highlighted by a new model, Journal of Theoretical Biology 162, 447 (1993).',
    'M. A. Barber, The rate of multiplication of Bacillus coli at different temperatures, Journal of Infectious Diseases 5, 379 (1908).',
    'J. Baranyi and T. A. Roberts, A dynamic approach to predicting bacterial growth in food, International Journal of Food Microbiology 23, 277 (1994).',
    'D. A. Ratkowsky, J. Olley, T. A. McMeekin and A. Ball, Relationship between temperature and growth rate of bacterial cultures, Journal of Bacteriology 149, 1 (1982).',
    'M. K. Shaw, A. G. Marr and J. L. Ingraham, Determination of the minimal temperature for growth of Escherichia coli, Journal of Bacteriology 105, 683 (1971).',
  ],
  limits: [
    'Real counts scatter more than Poisson: pipettes, clumps and uneven spreading add to it.',
    'Plates are shown at once; on a real bench they are incubated overnight.',
    'A real flask warms and cools over minutes, and a shift of temperature can bring a new lag.',
    'How much light a cell scatters depends on the photometer and on the size of the cells.',
  ],
};

import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Too much of a good thing

Too much phosphorus and nitrogen feed blooms of algae whose decay robs deep water of oxygen, and the lake moves from clear to green: **eutrophication**.

## What algae need

Algae grow until the scarcest need runs out: the smaller of $P/(K_P+P)$ and $N/(K_N+N)$ (**Liebig's law of the minimum**), times the light averaged over the depth, which falls as algae shade themselves. Their cells hold about seven times as much nitrogen as phosphorus: an inflow with less makes nitrogen limiting. Where there is plenty of both, green water takes its own **light**: then chlorophyll rises no more, however much phosphorus there is, and the index of phosphorus runs away from the other two.

## The deep water

In summer warm water lies on cold, and the deep layer is cut off from the air. Dead cells sink into it and rot: each gram of phosphorus that settles costs about 143 g of oxygen. Trout and other cold-water fish leave below some 5 mg/L; near 3 mg/L few fish stay at all. Below about 1 mg/L iron lets go of phosphorus that the mud had bound, and **the lake fertilises itself**.

So a cut of the load does not cure at once, as many believe: the water must be flushed, and the store of the mud must run down. Alum binds the phosphorus of the water and locks the mud. Aeration brings oxygen back, and leaves the water green.

## A lake that turns over

Water is densest at 4 °C. In summer warm water floats on cold; between them lies the **thermocline**, and wind mixes the upper layer alone. In autumn the surface cools until it is as dense as what lies below: the lake **turns over**, and its deep water breathes again. Colder than 4 °C it is lighter once more, and ice forms on water that is warmer below. After the ice it turns over a second time. Lakes that do so twice a year are dimictic; where winters are mild, once; where wind reaches the bottom, all the time. With four seasons you can follow this with a probe: in a rich lake the mud, which remembers the algae of years, uses up the oxygen above it within one summer, and each overturn begins anew. Without seasons the lake stands in August all year, as the simple models have it, and its deep oxygen falls over years.

## One scale for three measurements

Carlson's **trophic state index** puts Secchi depth, chlorophyll and total phosphorus on one scale from 0 to 100, on which every ten units halve the Secchi depth:

$$\\mathrm{TSI} = 60 - 14.41\\ln SD,\\qquad 9.81\\ln Chl + 30.6,\\qquad 14.42\\ln TP + 4.15.$$

Below 40 a lake is oligotrophic, to 50 mesotrophic, to 70 eutrophic, beyond hypereutrophic. Vollenweider linked loading and concentration, $P = L/(q_s(1+\\sqrt{\\tau}))$ with $q_s = z/\\tau$. He took lakes in the mean; this lake keeps about half as much while its mud is shut (44 against 83 µg/L at a load of 1), and more once the mud gives phosphorus back (472 against 249 at a load of 3).

The **Secchi depth** is where a white disc vanishes. With the extinction $k$ of light it is about $1.7/k$, and $k$ grows with chlorophyll: $k = 0.2 + 0.06\\,Chl$ here.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Once the load is cut, the lake is clean.',
    instead:
      'Cut the load of 3 to 0.6 after three years: three years later there are still more than 20 µg/L of chlorophyll.',
  },
  {
    believed: 'More oxygen in the deep makes the water clear.',
    instead: 'Aerate and leave the load: 8 mg/L of oxygen at the bottom, and still 26 µg/L of chlorophyll.',
  },
  {
    believed: 'Algae make oxygen, so a green lake is rich in it.',
    instead: 'They do in the light at the surface. What dies sinks, and its decay uses the oxygen of the deep.',
  },
  {
    believed: 'More phosphorus always makes a lake greener.',
    instead:
      'Ten years at a load of 3 bring ten times as much total phosphorus as at 1, and 26 instead of 16 µg/L of chlorophyll: light limits then.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\mu=1.5\\,\\theta\\,\\min\\left(\\frac{P}{5+P},\\frac{N}{25+N}\\right)\\phi,\\qquad \\phi=\\frac{1}{kz}\\ln\\frac{80+I_0}{80+I_0e^{-kz}}',
      says: 'Growth per day: the scarcer nutrient, light averaged over the depth, warmth θ = 1.066^(T−20).',
    },
    {
      tex: '\\dot P=P_{in}-P/\\tau-\\mu A+rD+R,\\qquad \\dot N=P_{in}\\,q-N/\\tau-7.2\\mu A+7.2rD',
      says: 'Dissolved phosphorus and nitrogen, with q the ratio of the inflow.',
    },
    {
      tex: '\\dot A=\\mu A-mA-v_AA/z-A/\\tau,\\qquad \\dot D=mA-rD-v_DD/z-D/\\tau',
      says: 'Algae and dead cells: death 0.1θ, decay 0.08θ per day, sinking 0.04 and 0.08 m/d.',
    },
    {
      tex: '\\dot O=\\frac{K}{h}(9-O)-0.8\\,\\frac{0.1426\\,(v_AA+v_DD)}{h}\\,\\frac{O}{O+0.5}',
      says: 'Oxygen of the deep layer, K = 0.03 m/d, aerated 0.5 m/d.',
    },
    {
      tex: '\\dot M=0.5\\,(v_AA+v_DD)-r_M,\\qquad r_M=10\\,\\frac{M}{M+50}\\ \\text{where } O<1',
      says: 'Store of the mud in mg/m²; what alum has locked neither gains nor gives. R = r_M/z.',
    },
    {
      tex: 'd_M=0.4\\,\\bar s\\cdot1.065^{T-10}\\,\\frac{O}{O+0.5},\\qquad \\dot{\\bar s}=(v_AA+v_DD-\\bar s)/1\\ \\text{yr}',
      says: 'With seasons: oxygen that the mud takes, g/m²/d, by what settled over the past year and the temperature at the bottom.',
    },
    {
      tex: 'SD=\\frac{1.7}{k},\\qquad k=0.2+0.06\\,Chl',
      says: 'Secchi depth after Poole and Atkins.',
    },
    {
      tex: 'TSI=60-14.41\\ln SD,\\quad 9.81\\ln Chl+30.6,\\quad 14.42\\ln TP+4.15',
      says: 'Carlson’s indices.',
    },
  ],
  assumptions: [
    'The upper lake is mixed, the deep layer cut off from it all year, in warmth and light that stay the same: so models of whole lakes are mostly written.',
    'Four seasons go beyond that. Heat and oxygen are reckoned in 40 layers of a lake of 1 km² at 50° north, and warmth, light and deep oxygen of the pools follow them; the nutrients stay mixed, and what settles uses oxygen as before. The mud takes oxygen too; its demand is spread over the deep layer, as mud lies at all its depths. The sonde hangs in the lower half of the deep layer. Wind of 3 m/s mixes down to the deep layer each day, and deeper as far as its power goes.',
    'Chlorophyll is as much as algal phosphorus, by mass.',
    'Half of what settles can be released again; the store begins with 200 mg/m².',
    'Light limits where the nutrients let more than nine tenths of the growth through.',
    'A dose of 80 % of alum locks all of the mud, less locks as much less; doses add up. It lasts for the rest of the run: treated stratified lakes stayed so for 21 years in the mean, all treated lakes for 11.',
    'A storm brings 5 % of a year’s load at once.',
    'No grazing by water fleas, no fixing of nitrogen from the air.',
  ],
  validity:
    'Temperate lakes of 2 to 50 m with rates in the middle of what models use; trends and times are right in size, not fitted to one lake.',
  parameters: [
    {
      name: 'Growth, death, decay',
      value: '1.5, 0.1, 0.08 per day at 20 °C',
      source: 'Chapra 1997; Reynolds 2006, middle of their ranges',
    },
    { name: 'Half-saturation', value: '5 µg/L of P, 25 µg/L of N', source: 'Chapra 1997' },
    {
      name: 'Extinction',
      value: '0.2 1/m and 0.06 1/m for each µg/L of chlorophyll',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Store and release of the mud', value: '200 mg/m², 10 mg/m²/d at most', source: 'chosen', teaching: true },
    { name: 'Lock by alum', value: 'for the rest of the run', source: 'Huser 2016: 21 years in stratified lakes' },
    {
      name: 'Seasons: warmth',
      value: 'surface exchange 25 W/m²/K; coldest day 28 K below the warmest; a fifth of the light through ice',
      source: 'Edinger 1968 gives 15 to 40 W/m²/K; the others chosen',
      teaching: true,
    },
    {
      name: 'Seasons: mud',
      value: '0.5 W/m²/K between the mud, as warm as the mean of the year, and the bottom water',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Seasons: mixing',
      value: '8.17 × 10⁻⁴ (N²)^−0.43 cm²/s, N² from 7 × 10⁻⁵ s⁻² on; 26 % of the power of the wind',
      source: 'Hondzo and Stefan 1993; Saloranta and Andersen 2007, for 1 km²',
    },
    { name: 'Seasons: air', value: '0.64 m/d at 3 m/s', source: 'Banks and Herrera 1977' },
    {
      name: 'Seasons: oxygen of the mud',
      value: '0.4 g for each mg of phosphorus that settles, at 10 °C',
      source: 'chosen so that rich lakes lose some 0.9 g/m²/d, as Müller 2012 found (0.47 to 1.31)',
      teaching: true,
    },
    { name: 'Fish', value: 'cold-water fish leave the deep below 5 mg/L', source: 'US EPA 1986: mean of a week' },
  ],
  sources: [
    'R. E. Carlson, A trophic state index for lakes, Limnol. Oceanogr. 22 (1977) 361.',
    'R. A. Vollenweider, Advances in defining critical loading levels for phosphorus in lake eutrophication, Mem. Ist. Ital. Idrobiol. 33 (1976) 53.',
    'H. H. Poole, W. R. G. Atkins, Photo-electric measurements of submarine illumination throughout the year, J. Mar. Biol. Assoc. UK 16 (1929) 297.',
    'S. C. Chapra, Surface Water-Quality Modeling, McGraw-Hill, New York, 1997.',
    'C. S. Reynolds, Ecology of Phytoplankton, Cambridge University Press, 2006.',
    'M. Hondzo, H. G. Stefan, Lake water temperature simulation model, J. Hydraul. Eng. 119 (1993) 1251.',
    'T. M. Saloranta, T. Andersen, MyLake, a multi-year lake simulation model code, Ecol. Model. 207 (2007) 45.',
    'J. E. Edinger, D. W. Duttweiler, J. C. Geyer, The response of water temperatures to meteorological conditions, Water Resour. Res. 4 (1968) 1137.',
    'F. J. Millero, A. Poisson, International one-atmosphere equation of state of seawater, Deep-Sea Res. 28A (1981) 625.',
    'R. B. Banks, F. F. Herrera, Effect of wind and rain on surface reaeration, J. Environ. Eng. Div. ASCE 103 (1977) 489.',
    'B. Müller, L. D. Bryant, A. Matzinger, A. Wüest, Hypolimnetic oxygen depletion in eutrophic lakes, Environ. Sci. Technol. 46 (2012) 9964.',
    'US EPA, Ambient Water Quality Criteria for Dissolved Oxygen, EPA 440/5-86-003, 1986.',
    'B. J. Huser and others, Longevity and effectiveness of aluminum addition to reduce sediment phosphorus release and restore lake water quality, Water Research 97 (2016) 122.',
  ],
  limits: [
    'Without seasons blooms do not come and go as in real lakes, and deep oxygen never comes back of itself.',
    'With seasons one wind blows every day; storms, inflows and the shape of the basin are left out.',
    'Blue-green algae can fix nitrogen from the air, and some are poisonous.',
    'Algae are mixed over the whole depth here, and light is averaged over it; in a real summer they live in the upper layer, and are more.',
    'Extinction by each µg/L of chlorophyll differs between lakes by a factor of six, from 0.01 to 0.06; here it is at the upper end, so that this lake never has more than some 30 µg/L.',
    'Alum makes water acid; a dose without buffer kills fish, and this lake has no pH.',
  ],
};

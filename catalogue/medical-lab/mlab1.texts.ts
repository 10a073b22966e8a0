import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Antigens and antibodies

Red cells carry **antigens** on their surface, and plasma carries the antibodies to those that are missing: **Landsteiner's rule** (1901). Somebody of group A has A on the cells and anti-B in the plasma; group O has neither antigen and both antibodies. So a group can be found in two ways that must agree: the **forward group** tests the patient's cells with known sera, the **reverse group** tests the patient's plasma with known cells. O cells, which carry neither A nor B, are the control: nothing should happen to them.

## Why cells clump

IgM antibodies have several arms and can bridge two cells if enough of them are bound. With $S$ antigen sites per cell, of which the fraction $\\theta$ is occupied with avidity $v$, a cell binds

$$b = S\\,\\theta\\,v,\\qquad \\alpha=\\frac{b^2}{b^2+b_{50}^2}$$

and $\\alpha$ is the chance that two cells that meet stay together. Every meeting that sticks makes one cluster of two. The number $n$ of clusters then falls as Smoluchowski wrote in 1917,

$$\\frac{dn}{dt}=-\\frac{\\alpha\\,n^2}{n_0\\,\\tau}\\quad\\Rightarrow\\quad N=\\frac{n_0}{n}=1+\\frac{\\alpha\\,t}{\\tau}:$$

the mean clump grows in a straight line with the time of rocking. Without rocking cells meet ten times more seldom.

## Grading

Clumps are graded by eye: 0 is a smooth suspension, 1+ fine granules in a cloudy background, 4+ one large clump in clear fluid. A group is read after **two minutes of rocking**; a doubtful reaction ("weak", 0.5) is no result.

## RhD and weak D

Anti-D tells Rh positive from negative. A **weak D** cell has so few sites, a few hundred instead of 20 000, that anti-D binds but cannot bridge. The **antiglobulin test** (Coombs, 1945) makes it visible. In a tube at 37 °C the IgG of anti-D binds within 15 to 30 minutes; the cells are washed four times, and antiglobulin links the bound IgG of neighbouring cells. Three controls guard it:

- the **Rh control**, the same cells in the diluent of anti-D without antibody, must stay negative. Cells that carried IgG in the body already clump in both, and then RhD cannot be told. Cells that react with anti-A, anti-B and anti-D alike need it too: something other than the sera may clump them;
- **washing** takes away the free antibody, which would use up the antiglobulin;
- **check cells**, coated with IgG, go into every 0: if they do not clump, the antiglobulin was spent and the 0 means nothing.

Donors and babies of D-negative mothers are tested for weak D. A recipient need not be: whoever is not clearly D positive gets D-negative cells.

## When the two groups disagree

A newborn has no antibodies of its own; an A2B person may have made anti-A1; a person of the rare **Bombay** type looks like O but lacks even H, and the plasma attacks every ordinary O cell. A cold antibody looks the same here; anti-H lectin on the cells decides. A discrepancy is never reported over: it is referred. Until it is resolved only O cells can be thought of, and where the plasma reacts with O cells, none.

Even a group that is valid names only what *would* suit: antibody screen and crossmatch come before every unit.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'O-negative cells suit everyone.',
    instead:
      'Type Patient 12. The cells look like group O, but the plasma clumps the O cells of the reverse group, and no ordinary red cells suit until that is resolved: a Bombay recipient has anti-H against every O cell. Others have antibodies to antigens that O-negative cells carry (c, e, K); hence antibody screen and crossmatch.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'b = S\\,\\theta\\,v', says: 'antibody bound on a cell' },
    { tex: '\\alpha = b^2/(b^2+b_{50}^2)', says: 'chance that two cells that meet stay together' },
    { tex: 'dn/dt = -\\alpha n^2/(n_0\\tau)', says: 'clusters that meet and stick (Smoluchowski)' },
    { tex: 'N = n_0/n = 1+\\alpha t/\\tau', says: 'mean clump size' },
    { tex: '\\theta_{reagent} = t/(t+16),\\quad \\theta_{plasma} = t/(t+64)', says: 'occupied sites at titre t' },
    {
      tex: '\\theta_{IgG} = 0.90\\,(1-e^{-t/450\\,\\mathrm{s}})',
      says: 'anti-D bound as IgG after t at 37 °C: 0.8835 after 1800 s',
    },
  ],
  assumptions: [
    'Every clump meets every other as often, whatever its size.',
    'IgM is bound as soon as serum and cells meet; reagents are in excess, there is no prozone.',
    'Unwashed, antiglobulin is neutralised entirely by free IgG; four washes take all of it away.',
    'One population of cells: no transfusion within the last months.',
  ],
  validity:
    'Tile grouping at room temperature, 1 to 10 % cells, two to five minutes; antiglobulin after 30 min at 37 °C.',
  parameters: [
    {
      name: 'antigen sites per cell, ABO',
      value: 'A1 1.0·10⁶, A2 2.5·10⁵, B 7.0·10⁵; A of A1B 6.5·10⁵, A of A2B 1.4·10⁵, B of AB 4.3·10⁵',
      source: 'Economidou, Hughes-Jones and Gardner 1967, inside its ranges',
    },
    { name: 'D sites', value: '2.0·10⁴', source: 'Rochna and Hughes-Jones 1965: 1.0 to 3.3·10⁴' },
    { name: 'weak D sites', value: '300', source: 'Gorick et al. 1993: 170 to 1870' },
    { name: 'H sites of O cells', value: '1.7·10⁶', source: 'chosen, of the usual order', teaching: true },
    { name: 'reagents', value: 'titre 256; anti-D θ = 0.90', source: 'chosen, of usual potency', teaching: true },
    { name: 'avidity of anti-A1', value: '0.01 (others 1)', source: 'chosen for 1+ in 2 min', teaching: true },
    {
      name: 'bound IgG',
      value: 'coat of Patient 13: 300; check cells: 1000; 450 s at 37 °C',
      source: 'chosen for 3+ and 4+ after antiglobulin',
      teaching: true,
    },
    {
      name: 'b₅₀',
      value: '3000 direct, 250 with antiglobulin',
      source: 'chosen for usual reactions',
      teaching: true,
    },
    {
      name: 'τ',
      value: '0.6 s at 3 % cells while rocking, ten times that at rest',
      source: 'chosen for 3+ to 4+ in 2 min',
      teaching: true,
    },
    { name: 'limits of the grades', value: 'N = 1.5, 4, 15, 50, 150', source: 'chosen with τ', teaching: true },
    {
      name: 'time of reading',
      value: '2 min of rocking; incubation 1800 s, four washes of 60 s',
      source: 'chosen; leaflets of reagents say 15 to 30 min at 37 °C',
      teaching: true,
    },
    { name: 'scatter', value: '10 % in sites and drops', source: 'chosen', teaching: true },
  ],
  sources: [
    'K. Landsteiner, Ueber Agglutinationserscheinungen normalen menschlichen Blutes, Wiener klinische Wochenschrift 14, 1132 (1901).',
    'M. von Smoluchowski, Versuch einer mathematischen Theorie der Koagulationskinetik kolloider Lösungen, Zeitschrift für physikalische Chemie 92, 129 (1917).',
    'R. R. A. Coombs, A. E. Mourant and R. R. Race, Detection of weak and “incomplete” Rh agglutinins: a new test, Lancet 246, 15 (1945).',
    'Y. M. Bhende et al., A “new” blood-group character related to the ABO system, Lancet 259, 903 (1952).',
    'E. Rochna and N. C. Hughes-Jones, The use of purified ¹²⁵I-labelled anti-gamma globulin in the determination of the number of D antigen sites on red cells of different phenotypes, Vox Sanguinis 10, 675 (1965).',
    'J. Economidou, N. C. Hughes-Jones and B. Gardner, Quantitative measurements concerning A and B antigen sites, Vox Sanguinis 12, 321 (1967).',
    'B. Gorick et al., Quantitation of D sites on selected “weak D” and “partial D” red cells, Vox Sanguinis 65, 136 (1993).',
    'C. S. Cohn, M. Delaney, S. T. Johnson and L. M. Katz (eds.), Technical Manual, 20th edition, AABB, Bethesda (2020; a 21st followed in 2023): reaction tables, grading, antiglobulin test and its controls.',
  ],
  limits: [
    'Real laboratories use tubes, gel columns or plates, with controls for every reagent and two samples of the patient.',
    'Clumps, grades and groups carry no measured uncertainty: a grade is a judgement by eye. Mixed fields, rouleaux and cold antibodies do not occur.',
    'A weak D recipient gets D negative cells here. Since 2015 it is advised to find the RHD genotype instead: types 1, 2 and 3 may be treated as D positive (Sandler and others, Transfusion 55 (2015) 680).',
    'Which red cells a person gets is decided by a transfusion service after antibody screen and crossmatch, never by a group alone.',
  ],
};

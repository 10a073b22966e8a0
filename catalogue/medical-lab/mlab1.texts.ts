import type { ModelNotes } from '../define';

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

Clumps are graded by eye: 0 is a smooth suspension, 1+ fine granules in a cloudy background, 4+ one large clump in clear fluid. A doubtful reaction ("weak", 0.5) is never reported as it stands.

## RhD and weak D

Anti-D tells Rh positive from negative. A **weak D** cell has so few sites, a few hundred instead of 20,000, that anti-D binds but cannot bridge. The **antiglobulin test** (Coombs, 1945) makes it visible: after five minutes at 37 °C and washing, antiglobulin links the bound IgG of neighbouring cells.

## When the two groups disagree

A newborn has no antibodies of its own; an A2B person may have made anti-A1; a person of the rare **Bombay** type looks like O but lacks even H, and the plasma attacks every ordinary O cell. A discrepancy is never reported over: it is referred.
`;

export const model: ModelNotes = {
  equations: [
    { tex: 'b = S\\,\\theta\\,v', says: 'antibody bound on a cell' },
    { tex: '\\alpha = b^2/(b^2+b_{50}^2)', says: 'chance that two cells that meet stay together' },
    { tex: 'dn/dt = -\\alpha n^2/(n_0\\tau)', says: 'clusters that meet and stick (Smoluchowski)' },
    { tex: 'N = n_0/n = 1+\\alpha t/\\tau', says: 'mean clump size' },
    { tex: '\\theta_{reagent} = t/(t+16),\\quad \\theta_{plasma} = t/(t+64)', says: 'occupied sites at titre t' },
  ],
  assumptions: [
    'Every clump meets every other as often, whatever its size.',
    'Antibody is bound as soon as serum and cells meet; reagents are in excess, there is no prozone.',
    'One population of cells: no transfusion within the last months.',
  ],
  validity: 'Tile grouping at room temperature, 1 to 10 % cells, two to five minutes.',
  parameters: [
    {
      name: 'antigen sites per cell',
      value: 'A1 1.0·10⁶, A2 2.5·10⁵, B 7.0·10⁵, D 2.0·10⁴, weak D 300, H 1.7·10⁶',
      source: 'textbook counts; D: Hughes-Jones; weak D: Gorick 1993',
    },
    { name: 'sites of AB cells', value: 'A1B 6.5·10⁵, A2B 1.4·10⁵, B 4.3·10⁵', source: 'inside published ranges' },
    { name: 'reagent titre', value: '256; anti-D θ = 0.90', source: 'usual potency of reagents', teaching: true },
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
    { name: 'scatter', value: '10 % in sites and drops', source: 'biological and pipetting scatter', teaching: true },
  ],
  sources: [
    'K. Landsteiner, Wien. klin. Wochenschr. 14, 1132 (1901)',
    'M. von Smoluchowski, Z. Phys. Chem. 92, 129 (1917)',
    'R. R. A. Coombs, A. E. Mourant and R. R. Race, Lancet 246, 15 (1945)',
    'AABB Technical Manual: reaction tables and grading',
  ],
  limits: [
    'Real laboratories use tubes, gel columns or plates, with controls for every reagent and two samples of the patient.',
    'Grades are judged here on a model of even clumps; mixed fields, rouleaux and cold antibodies do not occur.',
  ],
};

import type { ModelNotes } from '../define';

export const theory = `
## Why atoms bond

Two partners stay together where their energy is lowest. Bring them together from far away: first something pulls, and the energy falls; too near, closed shells and nuclei push, and it shoots up. In between lies a **minimum**. Its place is the bond length, its depth what it takes to part them, into what the curve ends in. For salt that are ions: about 515 kJ/mol here, really 555. Left to themselves the ions give the electron back, and the molecule parts into atoms for only 410. What pulls depends on how strongly each partner holds electrons: its *electronegativity* $\\chi$.

## An electron moves over: the ionic bond

Sodium gives its outer electron away cheaply, chlorine gladly takes one. As soon as the attraction of the ions pays for the move, nearer than about 9.4 Å, the electron jumps. Ions attract **in all directions alike**, so they stack: each Na⁺ has six Cl⁻ around it. The energy of the crystal is the sum over all pairs, near and far, unlike and like. It adds up to the *Madelung constant* $M$:

$$U=\\frac{N_A M e^2}{4\\pi\\varepsilon_0 r_0}\\left(1-\\frac1n\\right).$$

Here $M$ is summed ion by ion over cubes of the crystal you see, and $1/n$ is what repulsion takes back.

## Electrons are shared: the covalent bond

Oxygen and hydrogen differ less. A pair of electrons stays **between** the two nuclei, a little nearer to oxygen. Two bonding and two lone pairs point to the corners of a distorted tetrahedron: the angle is 104.5°, and the molecule has a dipole of 1.855 D. Inside the molecule the bonds are strong; *between* molecules forces are weaker. That is why ice melts at 0 °C although it takes about 500 kJ/mol to break O–H. The strongest of these forces is the **hydrogen bond**: a hydrogen of one molecule points at a lone pair of the next, worth some 20 kJ/mol. Each molecule in ice has four of them. Without them ice would melt far lower: hydrogen sulfide, which is heavier but hardly makes any, melts at −85 °C.

## Electrons for all: the metallic bond

Iron atoms release valence electrons to the whole piece. The **electron sea** carries current, solid or liquid, and still holds the ions when a layer slides by one place.

Since the sea holds them from all sides, metal ions pack like balls, and more than one packing comes nearly to the same energy. Iron is **body-centred** cubic when cold, eight neighbours to each atom. At 912 °C it becomes **face-centred**, with twelve: the neighbours stand 2.5 % farther apart, and yet the crystal is 1 % denser. At 1394 °C it goes back. Steel is hardened by what happens on the way through the first change.

## What bonds decide

Current needs charges that can move. It is tested with **alternating voltage**: ions swing to and fro, and nothing happens at the plates. Direct voltage would have to split the salt first, and nothing would flow below some volts; above, chlorine would come off. In solid salt ions are locked in; melted or dissolved they drift. A blow that shifts a layer of salt by one ion brings like charges face to face, and it **cleaves**; in a metal the sea does not mind, and the layer **slips**.

Pauling estimated the ionic character of a bond from the difference of electronegativities, $1-e^{-\\Delta\\chi^2/4}$. The triangle of van Arkel and Ketelaar draws that difference against the mean: metals, salts and molecules take its three corners.
`;

export const misconceptions = [
  {
    believed:
      'Salt is made of ions, so a crystal of it conducts; or: a crystal of salt does not conduct, so it holds no ions.',
    instead:
      'Put 6 V on salt solid, melted and in water. The ions are there in all three; solid, they cannot leave their places. Current needs charges that can move.',
  },
  {
    believed: 'Hot iron is less dense than cold iron at every step, since everything expands.',
    instead:
      'Record the density at 900 and at 930 °C: it jumps up by 1 %, for at 912 °C the atoms pack more closely. Below and above it falls, as it should.',
  },
] as const;

export const model: ModelNotes = {
  equations: [
    {
      tex: 'E=-\\frac{C}{r}+\\frac{B}{r^8},\\quad C=\\frac{N_Ae^2}{4\\pi\\varepsilon_0}=1389.354\\ \\mathrm{kJ\\,Å/mol}',
      says: 'Pair Na⁺ Cl⁻, B set so that the minimum is at 2.3609 Å.',
    },
    {
      tex: 'E=D\\left[e^{-2\\alpha(r-r_0)}-2e^{-\\alpha(r-r_0)}\\right]',
      says: 'Pairs O–H and Fe–Fe (Morse), zero at infinity.',
    },
    {
      tex: 'M=-\\sum w_{ijk}\\frac{(-1)^{i+j+k}}{\\sqrt{i^2+j^2+k^2}}',
      says: 'Evjen’s cube of half-width 8: faces count ½, edges ¼, corners ⅛.',
    },
    { tex: 'U=\\frac{C M}{r_0}\\left(1-\\frac1n\\right)', says: 'Lattice energy (Born–Landé).' },
    { tex: '1-e^{-\\Delta\\chi^2/4}', says: 'Ionic character (Pauling).' },
    {
      tex: 'I=\\kappa V\\cdot 0.01\\ \\mathrm m\\le 10\\ \\mathrm A',
      says: 'Current through the cell, both as effective values of an alternating voltage of 1 kHz.',
    },
    {
      tex: '\\kappa_{Fe}=1/\\rho(T)',
      says: 'Solid iron, between tabulated resistivities ρ in straight lines.',
    },
    {
      tex: 'a(T)=a_0\\,(1+\\alpha\\,(T-T_0)),\\quad \\rho=\\frac{Z M}{N_A a^3},\\quad Z=2\\ \\text{or}\\ 4',
      says: 'Cell and density of iron: body-centred up to 912 °C, face-centred up to 1394 °C, body-centred above.',
    },
  ],
  assumptions: [
    'One atmosphere. A melt, water and the solution of 1 mol/L keep one conductivity each; a gas has none.',
    'The pair of salt is drawn as ions also where the neutral atoms would be lower in energy, beyond about 9.4 Å.',
    'The charge density is made of exponential clouds and one shared pair: it shows where electrons go, not how many to a per cent.',
    'Vibrations are Gaussian with a variance in proportion to the absolute temperature and slowed for the eye.',
    'The electron sea is schematic: 200 points walk at random and drift with the field.',
    'The alternating voltage splits nothing and charges no plate. In the picture it takes three seconds to go to and fro.',
    'The pictures show no hydrogen bonds; they are in the arrangement of the molecules of ice.',
    'Heating is hastened: every heating takes 0.9 s, part of it at rest where the sample changes its crystal, melts or boils.',
    'Iron becomes face-centred as one crystal, by Bain’s stretch of its cell; a real piece breaks up into many grains. It is drawn with the size of 25 °C otherwise.',
    'A piece that was struck is whole again after it was melted.',
  ],
  validity:
    'From −50 to 3000 °C and 0.5 to 10 Å. Of the conductivities those of solid salt and ice are orders of magnitude only: in real crystals impurities and surfaces decide.',
  parameters: [
    {
      name: 'Electronegativities',
      value: 'Na 0.93, Cl 3.16, H 2.20, O 3.44, Fe 1.83',
      source: 'Pauling’s scale as tabulated in the CRC Handbook',
    },
    { name: 'Rock salt', value: 'a = 5.6402 Å, r₀ = 2.8201 Å', source: 'CRC Handbook' },
    { name: 'Born exponent of rock salt', value: '8', source: 'Pauling 1960' },
    { name: 'Bond length of gaseous NaCl', value: '2.3609 Å', source: 'NIST CCCBDB' },
    {
      name: 'O–H',
      value: 'D = 525 kJ/mol, α = 2.20 Å⁻¹, r₀ = 0.9572 Å',
      source: 'r₀: NIST CCCBDB; D and α: chosen',
      teaching: true,
    },
    { name: 'Water', value: '104.5°, 1.855 D', source: 'NIST CCCBDB' },
    { name: 'Fe–Fe', value: 'D = 0.4174 eV, α = 1.3885 Å⁻¹, r₀ = 2.845 Å', source: 'Girifalco and Weizer 1959' },
    { name: 'Iron at 25 °C', value: 'bcc, a = 2.8665 Å, 55.845 g/mol', source: 'CRC Handbook' },
    {
      name: 'Hot iron',
      value: 'bcc to 912 °C; fcc, a = 3.6468 Å at 916 °C; bcc from 1394 °C, a = 2.9315 Å there',
      source: 'Basinski et al. 1955',
    },
    {
      name: 'Mean expansion of its cell',
      value: '1.49, 2.33 and 1.65·10⁻⁵ for each degree',
      source: 'chosen, a straight line through Basinski et al. 1955 in each range',
      teaching: true,
    },
    { name: 'Ice', value: 'a = 4.51842 Å, c = 7.35556 Å, at 250 K', source: 'Röttger et al. 1994' },
    {
      name: 'Resistivity of solid iron',
      value:
        '9.61, 16.1, 23.7, 32.9, 44.0, 57.1·10⁻⁸ Ω m at 20, 127, 227, 327, 427, 527 °C; 101, 111, 122, 127 at 770, 912, 1394, 1538 °C',
      source: 'up to 527 °C CRC Handbook; above chosen, rounded from measured curves',
      teaching: true,
    },
    {
      name: 'Parting the molecule NaCl',
      value: '410 kJ/mol into atoms, 557 kJ/mol into ions',
      source: 'enthalpies of formation of gaseous NaCl, atoms and ions, NIST WebBook',
    },
    { name: 'Hydrogen bond in ice', value: 'about 20 kJ/mol', source: 'Pauling 1960' },
    { name: 'Density of water at 25 °C', value: '0.9971 g/cm³', source: 'CRC Handbook' },
    { name: 'Melting and boiling points', value: '800.7/1465, 0/100, 1538/2862 °C', source: 'CRC Handbook' },
    { name: 'Conductivity of molten salt', value: '358 S/m', source: 'Janz 1967' },
    { name: 'Conductivity of the solution, 1 mol/L', value: '8.5 S/m', source: 'CRC Handbook' },
    { name: 'Pure water', value: '5.5·10⁻⁶ S/m', source: 'CRC Handbook' },
    { name: 'Solid salt, ice', value: '10⁻¹⁵, 10⁻⁸ S/m', source: 'chosen', teaching: true },
    { name: 'Liquid iron', value: '7·10⁵ S/m', source: 'chosen, of the size of measured values', teaching: true },
    {
      name: 'Heat of a change, as degrees of warming',
      value: 'salt 560 and 3400, water 80 and 540, iron 36, 33, 550 and 13 500',
      source: 'chosen, latent heats of the CRC Handbook over rounded specific heats',
      teaching: true,
    },
    { name: 'Time of heating', value: '0.9 s', source: 'chosen', teaching: true },
    {
      name: 'Jump of the electron',
      value: '14.40 eV Å/(5.139 − 3.613 eV) = 9.44 Å',
      source: 'ionisation energy and electron affinity, CRC Handbook',
    },
  ],
  sources: [
    'Pauling 1960: L. Pauling, The Nature of the Chemical Bond, 3rd ed., Cornell University Press, Ithaca 1960.',
    'H. M. Evjen, On the stability of certain heteropolar crystals, Phys. Rev. 39, 675 (1932).',
    'Girifalco and Weizer 1959: L. A. Girifalco and V. G. Weizer, Application of the Morse potential function to cubic metals, Phys. Rev. 114, 687 (1959).',
    'Basinski et al. 1955: Z. S. Basinski, W. Hume-Rothery and A. L. Sutton, The lattice expansion of iron, Proc. R. Soc. Lond. A 229, 459 (1955).',
    'E. C. Bain, The nature of martensite, Trans. AIME 70, 25 (1924): how one lattice of iron becomes the other.',
    'Janz 1967: G. J. Janz, Molten Salts Handbook, Academic Press, New York 1967.',
    'A. E. van Arkel, Molecules and Crystals in Inorganic Chemistry, 2nd ed., Interscience, New York 1956; J. A. A. Ketelaar, Chemical Constitution, 2nd ed., Elsevier, Amsterdam 1958: the triangle.',
    'CRC Handbook: W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., CRC Press, Boca Raton 2016.',
    'Röttger et al. 1994: K. Röttger, A. Endriss, J. Ihringer, S. Doyle and W. F. Kuhs, Lattice constants and thermal expansion of H₂O and D₂O ice Ih between 10 and 265 K, Acta Cryst. B 50, 644 (1994).',
    'NIST WebBook: P. J. Linstrom and W. G. Mallard (eds.), NIST Chemistry WebBook, NIST Standard Reference Database 69, webbook.nist.gov.',
    'NIST CCCBDB: R. D. Johnson III (ed.), NIST Computational Chemistry Comparison and Benchmark Database, NIST Standard Reference Database 101, cccbdb.nist.gov.',
  ],
  limits: [
    'Born–Landé gives 753 kJ/mol; the Born–Haber cycle 787. Dispersion forces and a better repulsion close the gap.',
    'Above 527 °C the resistance of iron is drawn in four straight lines. Really it bends smoothly up to 770 °C, where iron ceases to be magnetic, and takes a small step where the crystal changes.',
    'A real Fe–Fe pair is no piece of iron: in a metal each atom is bound by all its neighbours together.',
    'Hot salt thrown into water spatters, and with direct current melt and brine give off chlorine at the anode. Do not try this at home.',
  ],
};

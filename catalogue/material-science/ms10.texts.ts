import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## From resistance to resistivity

A wire of length $L$ and cross-section $A$ has $R=\\rho L/A$. The **resistivity** $\\rho$ belongs to the material, its inverse $\\sigma$ is the conductivity. Between silver and polyethylene lie more than twenty powers of ten, so no single instrument covers all samples: metals need microvolts, insulators need femtoamperes.

## Four probes

With two wires the resistance of contacts and leads adds. With **four probes** one pair carries the current, the other pair goes to a voltmeter that takes next to none: its contacts cost no voltage. Warm and cold junctions of two metals make a voltage of their own; **reversing the current** cancels it.

On a thin sheet four pins in line, a distance $s$ apart, give

$$R_s=\\frac{\\pi}{\\ln 2}\\,\\frac VI,\\qquad \\rho=R_s\\,t.$$

The wafer here is half as thick as its pins are apart, so it is not quite a thin sheet: the bench takes 4 % less than this formula (see the model).

## Metals

The number of electrons stays; vibrations of the lattice, **phonons**, scatter them (Bloch and Grüneisen):

$$\\rho_{ph}\\propto\\left(\\frac T\\Theta\\right)^5\\int_0^{\\Theta/T}\\frac{x^5\\,dx}{(e^x-1)(1-e^{-x})}.$$

Above about $\\Theta/3$ that is nearly a straight line, far below it falls as $T^5$. Impurities add a part that does not depend on temperature (**Matthiessen's rule**), which is why an alloy such as constantan hardly changes.

## Semiconductors

Warmth lifts electrons over the gap:

$$n_i\\propto T^{3/2}\\,e^{-E_g/2kT}.$$

So a pure semiconductor conducts better when it is hot. In a doped one the **dopants** fix the number of carriers over a wide range; there phonons slow them, and the resistivity rises as in a metal, until the crystal's own carriers outnumber the dopants.

## Insulators

Few charges hop from place to place, each over a barrier: $\\rho\\propto e^{E/kT}$. A guard ring keeps the current on the surface away from the meter.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Heating always lowers the resistivity of a semiconductor.',
    instead:
      'Measure n 10¹⁵ silicon at 293 and at 500 K: it rises from 0.045 to 0.13 Ωm. Doping fixes the carriers, phonons slow them. Only above that does the crystal make more carriers of its own.',
  },
  {
    believed: 'An ohmmeter with two leads shows the resistance of what is between them.',
    instead:
      'It shows the contacts and leads as well. For the copper wire these are a hundred times the wire: change the contact resistance and watch both methods.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\rho=\\rho_{293}\\,\\frac{G(T)}{G(293.15\\,\\mathrm K)}\\,[1+c\\,(T-293.15\\,\\mathrm K)],\\quad G=\\left(\\tfrac T\\Theta\\right)^5 J_5\\!\\left(\\tfrac\\Theta T\\right)',
      says: 'Metals; Simpson’s rule with 200 panels. Constantan has no G.',
    },
    {
      tex: '\\rho=\\frac VI\\,\\frac{\\pi t}{\\ln[\\sinh(t/s)/\\sinh(t/2s)]}',
      says: 'Wafer of thickness t = 0.500 mm, pins s = 1.00 mm apart: nearly the thin sheet.',
    },
    {
      tex: 'n=\\tfrac N2+\\sqrt{\\tfrac{N^2}4+n_i^2},\\quad np=n_i^2,\\quad \\rho=\\frac1{q(n\\mu_n+p\\mu_p)}',
      says: 'Carriers of silicon, with the mobilities of Arora, Hauser and Roulston.',
    },
    {
      tex: '\\rho=\\rho_0\\,e^{\\frac Ek\\left(\\frac1T-\\frac1{293\\,\\mathrm K}\\right)}',
      says: 'Insulators.',
    },
    {
      tex: 'V=IR+2\\,\\mathrm{µV}+0.02\\,\\mathrm{\\tfrac{µV}{K}}\\,|T-293\\,\\mathrm K|',
      says: 'With the thermal voltage, until the current is reversed.',
    },
  ],
  assumptions: [
    'Samples do not expand; probes neither warm nor dent them. A wire is warmer by 5 K for each watt of its own heat.',
    'All dopants are ionised, which holds above 100 K.',
    'The wafer is wide: no edge is near the pins.',
    'Contacts of both current leads have the same resistance, the same on every sample.',
    'Scatter of the voltmeter belongs to the class of the instruments; the specimen’s number and the seed draw the true thickness of wire, wafer, bar or disc. The resistivity is uncertain by it, the temperature coefficient and the activation energy are not.',
  ],
  validity:
    'From 80 to 600 K. Copper, aluminium, silver, gold and tungsten agree with the table within 1 %, platinum within 1.7 %.',
  parameters: [
    {
      name: 'Copper',
      value: '1.678×10⁻⁸ Ωm, Θ 323.5 K, c 1.63×10⁻⁴ 1/K',
      source: 'CRC Handbook; Θ and c fitted to its table',
    },
    { name: 'Constantan', value: '49.0×10⁻⁸ Ωm, +2×10⁻⁵ 1/K', source: 'chosen: typical of the alloy', teaching: true },
    {
      name: 'Silicon',
      value: 'Nc 2.86×10¹⁹, Nv 3.10×10¹⁹ cm⁻³; Eg 1.17 eV at 0 K',
      source: 'Green 1990; Thurmond 1975, in the form of Varshni 1967',
    },
    {
      name: 'Germanium',
      value: 'Nc 1.04×10¹⁹, Nv 6.0×10¹⁸ cm⁻³; Eg 0.7437 eV at 0 K',
      source: 'Sze and Ng, appendix; Thurmond 1975',
    },
    { name: 'Polyethylene', value: '10¹⁵ Ωm at 293 K, 1.0 eV', source: 'chosen: order of magnitude', teaching: true },
    {
      name: 'Soda-lime glass',
      value: '10¹⁰ Ωm at 293 K, 0.8 eV',
      source: 'chosen: order of magnitude',
      teaching: true,
    },
    { name: 'Thermal voltage', value: '2 µV + 0.02 µV/K', source: 'chosen', teaching: true },
    { name: 'True size of a sample', value: 'standard deviation 0.7 % of A/L', source: 'chosen', teaching: true },
  ],
  sources: [
    'W. M. Haynes (editor), CRC Handbook of Chemistry and Physics, 97th edition (2016), section 12, “Electrical resistivity of pure metals”.',
    'F. Bloch, Zum elektrischen Widerstandsgesetz bei tiefen Temperaturen, Z. Phys. 59, 208 (1930).',
    'E. Grüneisen, Die Abhängigkeit des elektrischen Widerstandes reiner Metalle von der Temperatur, Ann. Phys. 408, 530 (1933).',
    'N. D. Arora, J. R. Hauser and D. J. Roulston, Electron and hole mobilities in silicon as a function of concentration and temperature, IEEE Trans. Electron Devices 29, 292 (1982).',
    'L. B. Valdes, Resistivity measurements on germanium for transistors, Proc. IRE 42, 420 (1954).',
    'M. A. Green, Intrinsic concentration, effective densities of states, and effective mass in silicon, J. Appl. Phys. 67, 2944 (1990).',
    'Y. P. Varshni, Temperature dependence of the energy gap in semiconductors, Physica 34, 149 (1967): the form.',
    'C. D. Thurmond, The standard thermodynamic functions for the formation of electrons and holes in Ge, Si, GaAs, and GaP, Journal of the Electrochemical Society 122, 1133 (1975): the numbers.',
    'S. M. Sze and K. K. Ng, Physics of Semiconductor Devices, 3rd edition (Wiley, 2007).',
  ],
  limits: [
    'Below 100 K carriers freeze out on their dopants: not modelled.',
    'Metal on lightly doped silicon makes a contact of kilohms that also rectifies: with two wires it, and not 0.5 Ω, would be what is measured. Here all contacts are ohmic.',
    'Below a nanoampere a real electrometer is good to a per cent or so and its zero drifts by femtoamperes; here its scale is as good as at a milliampere.',
    'Real insulators polarise for minutes to hours before the current stands.',
  ],
};

/**
 * Ways from a bench to an instrument, each a lesson: a question that no bench answers alone. The captions say what is done; the key
 * comes with the sample.
 */
import type { LessonStep } from '../../engine/runtime/lesson';

export interface SampleRoute {
  readonly title: string;
  readonly question: string;
  readonly steps: readonly LessonStep[];
}

export const SAMPLE_ROUTES: readonly SampleRoute[] = [
  {
    title: 'How pure is the aspirin?',
    question:
      'Who takes the flask out early has salicylic acid left in the product. How much is it, and what does recrystallising make of it?',
    steps: [
      {
        experiment: 'chem2',
        query: '',
        caption:
          'Make aspirin in a bath of 40 °C, where there is time to look, and quench when 85 to 93 % is converted, some twelve to sixteen minutes after the start. Dry it, record mass and yield, and put 0.2 g of product into a vial. Recrystallise the rest and fill a second vial.',
      },
      {
        experiment: 'hplc',
        query: 'wavelength=303&phi_start=30&injection=50',
        caption:
          'On the shelf, dissolve each vial in water and acetonitrile (100 mL), and take 2 mL to the instrument. Run standards of 1, 5, 10, 50 and 100 mg/L, inject, select the peak of salicylic acid, and check your result.',
      },
    ],
  },
  {
    title: 'Nitrate, or nitrogen?',
    question:
      'A water report says 5 mg/L of nitrate and 0.5 mg/L of phosphorus. Which of the two is the ion, and what does the chromatograph say?',
    steps: [
      {
        experiment: 'es1',
        query: 'effluent=Oxygen%20demand%20only',
        caption:
          'Read nitrate and phosphate among the settings of the river, and fill a bottle for the laboratory (100 mL).',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'On the shelf, filter the water and take 2 mL of it to the instrument. Pump, equilibrate, run standards of 0.5, 1, 2, 5 and 10 mg/L, inject, fit the lines, and check nitrate and phosphate. Divide by the masses of the ions and multiply by those of N and P.',
      },
    ],
  },
  {
    title: 'Where is the phosphorus of a green lake?',
    question:
      'Of the total phosphorus of a lake in bloom, how much is dissolved, and how much is kept back by a filter?',
    steps: [
      {
        experiment: 'es9',
        query: 'p_load=2',
        caption:
          'Let the lake live for a year and pause. Record total phosphorus, and fill a bottle from the surface (500 mL).',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'Filter the water on the shelf and take 2 mL to the instrument. Run standards of 0.1, 0.2, 0.5 and 1 mg/L, inject, and check phosphate; times 31.0/95.0 it is phosphorus. What is missing from the total is in the algae on the filter.',
      },
    ],
  },
  {
    title: 'Is the sea the same everywhere?',
    question: 'The sea is saltier here and fresher there. Does the ratio of its salts change, too?',
    steps: [
      {
        experiment: 'es6',
        query: 'salinity=35',
        caption:
          'Start the tank and fill a bottle (100 mL). Set another salinity, start anew, and fill a second bottle.',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'Dilute both 500 times on the shelf. Run standards of 2, 5, 10, 20 and 50 mg/L, and measure chloride and sulfate of each. Is their ratio 0.14 in both?',
      },
    ],
  },
  {
    title: 'What a soil test takes out of the soil',
    question:
      'A test strip calls the nitrogen of a soil medium: 10 to 30 mg in a kilogram. Does the chromatograph agree, and how much closer does it look?',
    steps: [
      {
        experiment: 'es2',
        query: 'nitrate_n=20',
        caption: 'Test nitrate, phosphorus and potassium, and shake out an extract with water.',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'Take 2 mL of the extract to the instrument. Run standards of 2, 5, 10, 20 and 50 mg/L, inject, and check nitrate. Times 5 mL for each gram, and 14.0/62.0, it is mg of nitrogen in a kilogram of soil.',
      },
    ],
  },
  {
    title: 'Aspirin in three instruments',
    question:
      'The same product in the infrared, in the magnet and on the column: which of them sees one part in a hundred?',
    steps: [
      {
        experiment: 'chem2',
        query: '',
        caption:
          'Take a bath of 40 °C and quench when 70 to 87 % is converted, or take 1 mL of anhydride, which is too little for all of it. Filter without washing, dry, and put 0.5 g into a vial.',
      },
      {
        experiment: 'ftir',
        query: '',
        caption:
          'Collect pure salicylic acid and note the height of its band at 758 cm⁻¹. Then take 0.1 g of the product to the instrument and measure it there: the ratio is the mass fraction, to 1 % of the whole, since wings of aspirin’s bands reach there. Record and check it.',
      },
      {
        experiment: 'nmr',
        query: 'field_mhz=600',
        caption:
          'Split 0.02 g off, dissolve it in 1 mL of CDCl₃, and scan. Integrate 8.05 to 8.20 ppm (aspirin) and 7.85 to 8.00 ppm (salicylic acid): one proton of each. An integral is good to 2 % of itself: check the amount fraction.',
      },
      {
        experiment: 'hplc',
        query: 'wavelength=303&phi_start=30&injection=50',
        caption:
          'Split 0.1 g off, dissolve it in 100 mL of water and acetonitrile, run standards, and check the salicylic acid. Which result has the smallest uncertainty?',
      },
    ],
  },
  {
    title: 'What is a brass made of?',
    question: 'A bar was torn apart. How much copper and how much zinc is in it, and which crystal is it?',
    steps: [
      {
        experiment: 'ms1',
        query: 'material=Brass%20C26000%20(annealed)&crosshead_speed=50',
        caption: 'Tear the bar, record its tensile strength, and saw a piece of 1 g off.',
      },
      {
        experiment: 'xrd',
        query: 'start_angle=20&end_angle=100',
        caption:
          'Take 0.5 g as it is. Scan, pick the line near 42.5°, search the card file, and check the lattice constant: zinc has widened the cell of copper (3.615 Å).',
      },
      {
        experiment: 'aas',
        query: 'element=Copper&lamp=Copper',
        caption:
          'On the shelf, split 0.1 g off, digest it to 100 mL and dilute 200 times. Standards of 1 to 5 mg/L, a parabola, then the unknown. Check copper; for zinc dilute 800 times and take its lamp.',
      },
    ],
  },
  {
    title: 'From the cell to the density',
    question: 'The lattice constant says how much room an atom has. Does it give the density of the solid?',
    steps: [
      {
        experiment: 'ms7',
        query: 'crystal=Silicon',
        caption: 'Find the lattice constant here first, and take 0.5 g of the powder.',
      },
      {
        experiment: 'xrd',
        query: 'start_angle=20&end_angle=100',
        caption:
          'Scan, pick a line, search the card file, and check the lattice constant. Eight atoms of 28.085 g/mol in a³: is it 2.329 g/cm³?',
      },
    ],
  },
  {
    title: 'Which salt is it, and how is it built?',
    question: 'A crystal of salt cleaves along cubes. What does the diffractometer say of the cube?',
    steps: [
      {
        experiment: 'chem11',
        query: '',
        caption: 'Look at the bonds of the solid, and take a piece of 1 g along.',
      },
      {
        experiment: 'xrd',
        query: 'start_angle=20&end_angle=100',
        caption:
          'One crystal gives spots, a powder rings: grind it on the shelf. Scan, pick the line near 31.7°, search the card file, and check the lattice constant.',
      },
    ],
  },
  {
    title: 'Two ethanol from each glucose?',
    question: 'Yeast without oxygen makes carbon dioxide, and what else? How much, against a standard?',
    steps: [
      {
        experiment: 'bio4',
        query: 'organism=Yeast&glucose=10&oxygen=0',
        caption:
          'Let the yeast ferment until its glucose is used up, within four minutes. Record what it has made, and take 50 mL along.',
      },
      {
        experiment: 'gcms',
        query: 'solvent_delay=0&oven_start=35&split=50',
        caption:
          'Tune, inject the ethanol standard (1000 mg/L), and note the area of its peak. Filter the ferment on the shelf, take 2 mL to the instrument and inject it the same way. Search the library, record, and check the content by the ratio of the areas.',
      },
    ],
  },
  {
    title: 'How long is the DNA that was spooled?',
    question: 'Mashing breaks DNA. Into which lengths, and what in it is not DNA?',
    steps: [
      {
        experiment: 'bio2',
        query: '',
        caption:
          'Mash, filter, add cold ethanol, spool, and dissolve what is on the stick in 1 mL. Record the purity ratio.',
      },
      {
        experiment: 'uv-vis',
        query: 'wavelength=260',
        caption:
          'Dilute ten times on the shelf. Blank, load and measure at 260 nm, then at 280 nm: is the ratio the one of the bench? Below 1.8 there is protein left.',
      },
      {
        experiment: 'gel-electrophoresis',
        query: 'agarose=0.7',
        caption:
          'Cast a gel, digest the DNA for the lane beside it, load, run for an hour, stain and photograph. Genomic DNA is a smear: at which length of the ladder is it brightest?',
      },
    ],
  },
  {
    title: 'The mutation in the trace',
    question: 'One letter of a gene is changed. Does the sequencer find it, and how sure is it?',
    steps: [
      {
        experiment: 'bio10',
        query: '',
        caption: 'Note the messenger RNA. Substitute one base, and note it again.',
      },
      {
        experiment: 'dna-sequencer',
        query: 'template=Custom',
        caption:
          'A sequence is text: type the first one as the template and the change as variant (A12G), read, call the bases and align. What quality has the changed place?',
      },
    ],
  },
  {
    title: 'What does a spot absorb?',
    question: 'Dyes run apart by how they like paper and solvent. Are they told apart by their colour, too?',
    steps: [
      {
        experiment: 'chem10',
        query: '',
        caption: 'Spot, run, take the paper out, record the Rf of each spot, and cut spots out into vials.',
      },
      {
        experiment: 'uv-vis',
        query: 'mode=Scan&scan_start=750&scan_end=380',
        caption:
          'Blank, load and scan each. Pick the peak, and plot its wavelength against Rf in your notebook: do they belong together? Where two spots run into one another, as the two yellows do, a cut takes a part of both: which peak is then shifted, and which way?',
      },
    ],
  },
  {
    title: 'The blue of the iodine clock',
    question: 'The clock turns blue at a moment. How much iodine is in it then?',
    steps: [
      {
        experiment: 'chem5',
        query: '',
        caption:
          'Mix the flasks, take a portion of 5 mL before it turns, and another one five to twenty seconds after.',
      },
      {
        experiment: 'uv-vis',
        query: 'wavelength=580',
        caption:
          'Load the blue portion, not the clear one: without a colour there is nothing to read. Blank, run standards of 0.002 to 0.04 mmol/L, fit the line, read the sample, and check the iodine in its complex with starch. In the flask it was twenty times as much: the ice-cold water has thinned it.',
      },
    ],
  },
  {
    title: 'A well under two photometers',
    question: 'A plate reader looks from above, a cuvette is 1 cm wide. Do they agree on what is in a well?',
    steps: [
      {
        experiment: 'mlab5',
        query: '',
        caption: 'Run the plate, read it, note the absorbance of a well with a specimen (G1), and suck that well up.',
      },
      {
        experiment: 'uv-vis',
        query: 'wavelength=450',
        caption:
          'A well is too little for a cuvette: dilute it twenty times. Measure at 450 nm, multiply by twenty, and by the depth of the liquid in the well (0.45 cm).',
      },
    ],
  },
  {
    title: 'Turbid, not coloured',
    question: 'The optical density of a culture is no absorption. How does one see that?',
    steps: [
      {
        experiment: 'mmb2',
        query: '',
        caption: 'Let the culture grow for nine to ten hours, read its optical density, and take 5 mL along.',
      },
      {
        experiment: 'uv-vis',
        query: 'mode=Scan&scan_start=750&scan_end=380',
        caption:
          'Blank, load and scan: it rises towards the blue and has no peak. Filter the rest on the shelf and scan it: what is left?',
      },
    ],
  },
  {
    title: 'What a titrated flask still holds',
    question: 'Acid and base are gone at the end point. What is there instead, and how much?',
    steps: [
      {
        experiment: 'chem1',
        query: '',
        caption: 'Titrate to the end point, record, and bottle the flask.',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'Dilute a part 100 times. Standards of 2 to 50 mg/L, inject, and check chloride: it is all of the acid that was pipetted.',
      },
      {
        experiment: 'aas',
        query: 'element=Sodium&lamp=Sodium&ionisation_buffer=true',
        caption:
          'Dilute another part 2000 times. Standards of 0.2 to 1 mg/L with caesium, and check sodium: it is all of the base that ran in. As many moles as chloride?',
      },
    ],
  },
  {
    title: 'Calcium of the sea',
    question: 'Corals build of calcium. How much of it is in seawater, and do two flames agree on it?',
    steps: [
      {
        experiment: 'es6',
        query: 'salinity=35',
        caption: 'Start the tank and fill a bottle (100 mL).',
      },
      {
        experiment: 'aas',
        query: 'element=Calcium&lamp=Calcium&ionisation_buffer=true',
        caption:
          'Acidify, and dilute 200 times. Measure in air and acetylene, then in nitrous oxide and acetylene with standards of 0.5 to 4 mg/L each time. Do both find 412 mg in a kilogram (1.023 kg are a litre)? What else of the sea is not modelled?',
      },
    ],
  },
  {
    title: 'Density by displacement, density by the cell',
    question: 'A block sinks and shows its volume. Does its crystal say the same?',
    steps: [
      {
        experiment: 'chem8',
        query: '',
        caption:
          'Find the density of the solid by displacement, with its uncertainty. Take aluminium, of which a little may be filed off; lead is never filed, its dust is poisonous. Put a gram into a vial.',
      },
      {
        experiment: 'xrd',
        query: 'start_angle=20&end_angle=100',
        caption:
          'Scan, pick a line, search the card file, and check the lattice constant. Four atoms in a³ of a cubic close packing: which of the two densities is the better one, and why?',
      },
    ],
  },
  {
    title: 'Sand, silt and clay by light',
    question: 'A hydrometer takes eleven hours to find the clay of a soil. What do a sieve and a laser find?',
    steps: [
      {
        experiment: 'es2',
        query: 'sand_pct=40&clay_pct=20',
        caption: 'Read the name of this soil in the triangle of textures, and take 5 g of it for sizing.',
      },
      {
        experiment: 'particle-size-analyzer',
        query: 'method=Laser%20Diffraction&assumed_index=1.54&run_time=20',
        caption:
          'On the shelf, sieve the soil at 50 µm: what it lost is sand. Disperse the rest in 50 mL of water. Align, measure the background, load, measure, invert, and check D50 and the part finer than 2 µm. That part of what passed the sieve is clay: which corner of the triangle is nearest?',
      },
    ],
  },
  {
    title: 'How large are the cells of a culture?',
    question: 'A culture is turbid, since its cells throw light aside. Does this light say how large they are?',
    steps: [
      {
        experiment: 'mmb2',
        query: 'medium=LB%20broth',
        caption: 'Let the culture grow for eight hours, and take 5 mL along.',
      },
      {
        experiment: 'particle-size-analyzer',
        query: 'method=Laser%20Diffraction&assumed_index=1.38&run_time=20',
        caption:
          'Align, measure the background, load the culture, measure and invert: cells are mostly water, with an index of 1.38. Check D50. Then invert with that of latex, 1.59: how large do they seem, and does the residual warn?',
      },
    ],
  },
  {
    title: 'Calcium of the sea, ion by ion',
    question: 'A plasma makes ions of everything, and salt keeps them from arriving. How thin has seawater to be?',
    steps: [
      {
        experiment: 'es6',
        query: 'salinity=35',
        caption: 'Start the tank and fill a bottle (100 mL).',
      },
      {
        experiment: 'icpms',
        query: 'element=Ca&cell_mode=Helium&dwell_ms=1000',
        caption:
          'On the shelf, split 10 mL off and dilute it 1000 times, the rest ten times. Ignite, wait a minute, tune, run standards of 100 to 600 µg/L, and fit. Load and read the thin one, and check calcium; then the other one: what does its internal standard say?',
      },
    ],
  },
];

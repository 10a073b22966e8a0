import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
For learning only. Not for diagnosis or treatment. Out of scope: donor templates, delivery methods and doses, laboratory protocols, pathogens, embryos and germ line.

## A cut at a chosen place

**SpCas9** cuts double-stranded DNA where 20 letters match its guide and a **PAM**, NGG, stands beside them: blunt, three bases from the PAM. Guides differ in activity. **Rule Set 1** predicts it from the 30 letters about the site: a logistic regression on data of 1841 guides.

Mismatches are tolerated, the more the farther from the PAM. **CFD** multiplies a measured factor for each mismatch and for the PAM; the **hit score** weighs place and spacing. Scores tell one guide from another, not whether it is safe.

## What cells make of it

Ends are joined again, often with a small loss or gain (**NHEJ**): mostly +1 and short deletions, some four fifths of a length that shifts the reading frame. That matters only inside coding sequence. With a supplied template a minority is repaired exactly (**HDR**).

## Two assays

- **T7E1**: PCR products are melted and paired anew; the enzyme cuts where strands differ: $f=1-\\sum p_i^2$. The customary estimate is $100\\,(1-\\sqrt{1-f})$.
- **Mixed trace** (TIDE): beyond the cut a Sanger trace is a sum of shifted copies. Least squares with shares that cannot be negative finds how much of each.

Both see only what the PCR copies: large deletions that take a primer site away are missed.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'T7E1 shows how many alleles are edited.',
    instead:
      'At 60 % edited it cuts 79 % and the formula says 54 %: **mutants that meet their like are not cut**. Compare with the mixed trace and with the truth.',
  },
  {
    believed: 'Casgevy repairs the sickle base.',
    instead: 'It cuts the erythroid enhancer of BCL11A: fetal haemoglobin is made again, and the sickle base stays.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'S=1/(1+e^{-x}),\\quad x=0.598+g\\,|10-GC|+\\sum w',
      says: 'Rule Set 1: weights of letters and pairs about the site.',
    },
    {
      tex: 'E(t)=\\delta\\,(0.15+0.85S)(1-e^{-t/18\\,h})',
      says: 'Share of alleles edited: delivery, score, time. Without a score S counts as 0.',
    },
    { tex: 'f=1-\\sum p_i^2', says: 'What T7E1 cuts; wild type and each allele are kinds of their own.' },
    { tex: '\\min|Ax-b|^2,\\ x\\ge0', says: 'The mixed trace as shifted copies of the control, from −30 to +2.' },
  ],
  assumptions: [
    'Every copy of the gene is cut and joined on its own, and changed once: no large deletions, no translocations.',
    'Deletions lie to the right of the cut; what is put in is a copy of the base before it.',
    'The PCR copies all alleles alike, over the whole target.',
    'T7E1 cuts every unlike pair, and nothing else.',
  ],
  validity:
    'SpCas9 and guides of 20 letters. A random background of 20 000 letters is no genome: its specificity stands for the method only.',
  parameters: [
    { name: 'Weights of Rule Set 1', value: '70 letters and pairs', source: 'Doench et al. 2014' },
    { name: 'Weights of the hit score', value: '20 places', source: 'Hsu et al. 2013' },
    { name: 'CFD', value: '12 × 20 factors, 7 PAMs', source: 'Doench et al. 2016' },
    { name: 'Editing', value: 'time constant 18 h, 15 % at score 0', source: 'chosen', teaching: true },
    {
      name: 'Alleles',
      value: '+1 0.30, −1 0.16, −2 0.10, …',
      source: 'chosen; shape after van Overbeek et al. 2016',
      teaching: true,
    },
    { name: 'Noise of the trace', value: '2 % of a peak', source: 'chosen', teaching: true },
    { name: 'Without the control', value: '4 % more', source: 'chosen', teaching: true },
    { name: 'Densitometry', value: '0.01 and ±3 %', source: 'chosen', teaching: true },
  ],
  sources: [
    'J. G. Doench et al., Rational design of highly active sgRNAs for CRISPR-Cas9-mediated gene inactivation, Nature Biotechnology 32, 1262 (2014).',
    'J. G. Doench et al., Optimized sgRNA design to maximize activity and minimize off-target effects of CRISPR-Cas9, Nature Biotechnology 34, 184 (2016).',
    'P. D. Hsu et al., DNA targeting specificity of RNA-guided Cas9 nucleases, Nature Biotechnology 31, 827 (2013).',
    'E. K. Brinkman, T. Chen, M. Amendola and B. van Steensel, Easy quantitative assessment of genome editing by sequence trace decomposition, Nucleic Acids Research 42, e168 (2014).',
    'M. van Overbeek et al., DNA repair profiling reveals nonrandom outcomes at Cas9-mediated breaks, Molecular Cell 63, 633 (2016).',
    'H. Frangoul et al., CRISPR-Cas9 gene editing for sickle cell disease and β-thalassemia, New England Journal of Medicine 384, 252 (2021).',
    'GenBank (ncbi.nlm.nih.gov/genbank): U01317 (HBB), U55762 (EGFP), L09137 (pUC19).',
  ],
  limits: [
    'Real spectra of indels differ from site to site, by the letters about the cut.',
    'Chromatin decides as much as the letters do; scores know nothing of it.',
    'Real gels have smears, and T7E1 prefers some mismatches: it sees bulges well and single wrong bases poorly, so that the exact repair of one base is overrated here.',
    'NAG sites have no score; they are cut like a site of score 0, all alike, while real ones are mostly cut less.',
    'A score predicts a single guide badly: the one of the procedure, 30 here, cuts well in real cells.',
  ],
};

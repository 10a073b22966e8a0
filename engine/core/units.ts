/**
 * Conversions between units: the only place where they happen. Factors are exact by definition (SI Brochure, 9th
 * edition; NIST SP 811, appendix B) unless a comment says otherwise. Whole factors divide, so that 1 cm is 0.01 m to
 * the last bit.
 */
import type { Quantity } from '../contract';
import { constants } from './constants';

// ---------------------------------------------------------------- length

export const kmToM = (x: Quantity<'km'>): Quantity<'m'> => x * 1e3;
export const cmToM = (x: Quantity<'cm'>): Quantity<'m'> => x / 1e2;
export const mmToM = (x: Quantity<'mm'>): Quantity<'m'> => x / 1e3;
export const umToM = (x: Quantity<'µm'>): Quantity<'m'> => x / 1e6;
export const nmToM = (x: Quantity<'nm'>): Quantity<'m'> => x / 1e9;
export const angstromToM = (x: Quantity<'Å'>): Quantity<'m'> => x / 1e10;
export const pmToM = (x: Quantity<'pm'>): Quantity<'m'> => x / 1e12;
export const mToKm = (x: Quantity<'m'>): Quantity<'km'> => x / 1e3;
export const mToCm = (x: Quantity<'m'>): Quantity<'cm'> => x * 1e2;
export const mToMm = (x: Quantity<'m'>): Quantity<'mm'> => x * 1e3;
export const mToUm = (x: Quantity<'m'>): Quantity<'µm'> => x * 1e6;
export const mToNm = (x: Quantity<'m'>): Quantity<'nm'> => x * 1e9;
export const mToAngstrom = (x: Quantity<'m'>): Quantity<'Å'> => x * 1e10;
export const mToPm = (x: Quantity<'m'>): Quantity<'pm'> => x * 1e12;

// ---------------------------------------------------------------- area and volume

export const cm2ToM2 = (x: Quantity<'cm²'>): Quantity<'m²'> => x / 1e4;
export const mm2ToM2 = (x: Quantity<'mm²'>): Quantity<'m²'> => x / 1e6;
export const m2ToCm2 = (x: Quantity<'m²'>): Quantity<'cm²'> => x * 1e4;
export const m2ToMm2 = (x: Quantity<'m²'>): Quantity<'mm²'> => x * 1e6;
export const uLToL = (x: Quantity<'µL'>): Quantity<'L'> => x / 1e6;
export const mLToL = (x: Quantity<'mL'>): Quantity<'L'> => x / 1e3;
export const mLToM3 = (x: Quantity<'mL'>): Quantity<'m³'> => x / 1e6;
export const LToM3 = (x: Quantity<'L'>): Quantity<'m³'> => x / 1e3;
export const cm3ToM3 = (x: Quantity<'cm³'>): Quantity<'m³'> => x / 1e6;
export const LToUL = (x: Quantity<'L'>): Quantity<'µL'> => x * 1e6;
export const LToML = (x: Quantity<'L'>): Quantity<'mL'> => x * 1e3;
export const m3ToML = (x: Quantity<'m³'>): Quantity<'mL'> => x * 1e6;
export const m3ToL = (x: Quantity<'m³'>): Quantity<'L'> => x * 1e3;
export const m3ToCm3 = (x: Quantity<'m³'>): Quantity<'cm³'> => x * 1e6;

// ---------------------------------------------------------------- time, angle, frequency, speed

export const msToS = (x: Quantity<'ms'>): Quantity<'s'> => x / 1e3;
export const minToS = (x: Quantity<'min'>): Quantity<'s'> => x * 60;
export const hToS = (x: Quantity<'h'>): Quantity<'s'> => x * 3600;
export const dToS = (x: Quantity<'d'>): Quantity<'s'> => x * 86_400;
/** Julian year of 365.25 d. */
export const yrToS = (x: Quantity<'yr'>): Quantity<'s'> => x * 31_557_600;
export const sToMs = (x: Quantity<'s'>): Quantity<'ms'> => x * 1e3;
export const sToMin = (x: Quantity<'s'>): Quantity<'min'> => x / 60;
export const sToH = (x: Quantity<'s'>): Quantity<'h'> => x / 3600;
export const sToD = (x: Quantity<'s'>): Quantity<'d'> => x / 86_400;
export const sToYr = (x: Quantity<'s'>): Quantity<'yr'> => x / 31_557_600;
export const degToRad = (x: Quantity<'°'>): Quantity<'rad'> => (x * Math.PI) / 180;
export const radToDeg = (x: Quantity<'rad'>): Quantity<'°'> => (x * 180) / Math.PI;
export const rpmToRadPerS = (x: Quantity<'rpm'>): Quantity<'rad/s'> => (x * Math.PI) / 30;
export const radPerSToRpm = (x: Quantity<'rad/s'>): Quantity<'rpm'> => (x * 30) / Math.PI;
export const kmPerHToMPerS = (x: Quantity<'km/h'>): Quantity<'m/s'> => x / 3.6;
export const mPerSToKmPerH = (x: Quantity<'m/s'>): Quantity<'km/h'> => x * 3.6;

// ---------------------------------------------------------------- temperature

const ZERO_CELSIUS = constants.zeroCelsius.value;
export const celsiusToKelvin = (x: Quantity<'°C'>): Quantity<'K'> => x + ZERO_CELSIUS;
export const kelvinToCelsius = (x: Quantity<'K'>): Quantity<'°C'> => x - ZERO_CELSIUS;

// ---------------------------------------------------------------- pressure and stress

const ATM = constants.standardAtmosphere.value;
/** Conventional millimetre of mercury, 13 595.1 kg/m³ × g_n × 1 mm (NIST SP 811). */
const MM_HG = 133.322_387_415;
/** Conventional centimetre of water, 1000 kg/m³ × g_n × 1 cm (NIST SP 811). */
const CM_WATER = 98.066_5;
/** Pound-force per square inch: 0.453 592 37 kg × g_n / (0.0254 m)². */
const PSI = (0.453_592_37 * 9.806_65) / 0.0254 ** 2;
export const atmToPa = (x: Quantity<'atm'>): Quantity<'Pa'> => x * ATM;
export const barToPa = (x: Quantity<'bar'>): Quantity<'Pa'> => x * 1e5;
export const hPaToPa = (x: Quantity<'hPa'>): Quantity<'Pa'> => x * 1e2;
export const kPaToPa = (x: Quantity<'kPa'>): Quantity<'Pa'> => x * 1e3;
export const MPaToPa = (x: Quantity<'MPa'>): Quantity<'Pa'> => x * 1e6;
export const GPaToPa = (x: Quantity<'GPa'>): Quantity<'Pa'> => x * 1e9;
export const mmHgToPa = (x: Quantity<'mmHg'>): Quantity<'Pa'> => x * MM_HG;
export const cmH2OToPa = (x: Quantity<'cmH2O'>): Quantity<'Pa'> => x * CM_WATER;
export const psiToPa = (x: Quantity<'psi'>): Quantity<'Pa'> => x * PSI;
export const PaToAtm = (x: Quantity<'Pa'>): Quantity<'atm'> => x / ATM;
export const PaToBar = (x: Quantity<'Pa'>): Quantity<'bar'> => x / 1e5;
export const PaToHPa = (x: Quantity<'Pa'>): Quantity<'hPa'> => x / 1e2;
export const PaToKPa = (x: Quantity<'Pa'>): Quantity<'kPa'> => x / 1e3;
export const PaToMPa = (x: Quantity<'Pa'>): Quantity<'MPa'> => x / 1e6;
export const PaToGPa = (x: Quantity<'Pa'>): Quantity<'GPa'> => x / 1e9;
export const PaToMmHg = (x: Quantity<'Pa'>): Quantity<'mmHg'> => x / MM_HG;
export const PaToCmH2O = (x: Quantity<'Pa'>): Quantity<'cmH2O'> => x / CM_WATER;
export const PaToPsi = (x: Quantity<'Pa'>): Quantity<'psi'> => x / PSI;

// ---------------------------------------------------------------- mass, force, amount, energy

const ATOMIC_MASS = constants.atomicMass.value;
const STANDARD_GRAVITY = constants.standardGravity.value;
const ELECTRONVOLT = constants.elementaryCharge.value;
/** Thermochemical calorie. */
const CALORIE = 4.184;
export const gToKg = (x: Quantity<'g'>): Quantity<'kg'> => x / 1e3;
export const mgToKg = (x: Quantity<'mg'>): Quantity<'kg'> => x / 1e6;
export const ugToKg = (x: Quantity<'µg'>): Quantity<'kg'> => x / 1e9;
export const uToKg = (x: Quantity<'u'>): Quantity<'kg'> => x * ATOMIC_MASS;
export const kgToG = (x: Quantity<'kg'>): Quantity<'g'> => x * 1e3;
export const kgToMg = (x: Quantity<'kg'>): Quantity<'mg'> => x * 1e6;
export const kgToUg = (x: Quantity<'kg'>): Quantity<'µg'> => x * 1e9;
export const kgToU = (x: Quantity<'kg'>): Quantity<'u'> => x / ATOMIC_MASS;
export const gPerCm3ToKgPerM3 = (x: Quantity<'g/cm³'>): Quantity<'kg/m³'> => x * 1e3;
export const kgPerM3ToGPerCm3 = (x: Quantity<'kg/m³'>): Quantity<'g/cm³'> => x / 1e3;
export const kgfToN = (x: Quantity<'kgf'>): Quantity<'N'> => x * STANDARD_GRAVITY;
export const NToKgf = (x: Quantity<'N'>): Quantity<'kgf'> => x / STANDARD_GRAVITY;
export const molPerLToMolPerM3 = (x: Quantity<'mol/L'>): Quantity<'mol/m³'> => x * 1e3;
export const molPerM3ToMolPerL = (x: Quantity<'mol/m³'>): Quantity<'mol/L'> => x / 1e3;
export const eVToJ = (x: Quantity<'eV'>): Quantity<'J'> => x * ELECTRONVOLT;
export const keVToJ = (x: Quantity<'keV'>): Quantity<'J'> => x * 1e3 * ELECTRONVOLT;
export const kJToJ = (x: Quantity<'kJ'>): Quantity<'J'> => x * 1e3;
export const calToJ = (x: Quantity<'cal'>): Quantity<'J'> => x * CALORIE;
export const kcalToJ = (x: Quantity<'kcal'>): Quantity<'J'> => x * 1e3 * CALORIE;
export const JToEV = (x: Quantity<'J'>): Quantity<'eV'> => x / ELECTRONVOLT;
export const JToKeV = (x: Quantity<'J'>): Quantity<'keV'> => x / (1e3 * ELECTRONVOLT);
export const JToKJ = (x: Quantity<'J'>): Quantity<'kJ'> => x / 1e3;
export const JToCal = (x: Quantity<'J'>): Quantity<'cal'> => x / CALORIE;
export const JToKcal = (x: Quantity<'J'>): Quantity<'kcal'> => x / (1e3 * CALORIE);

// ---------------------------------------------------------------- electricity

export const mVToV = (x: Quantity<'mV'>): Quantity<'V'> => x / 1e3;
export const kVToV = (x: Quantity<'kV'>): Quantity<'V'> => x * 1e3;
export const mAToA = (x: Quantity<'mA'>): Quantity<'A'> => x / 1e3;
export const uAToA = (x: Quantity<'µA'>): Quantity<'A'> => x / 1e6;
export const kOhmToOhm = (x: Quantity<'kΩ'>): Quantity<'Ω'> => x * 1e3;
export const mTToT = (x: Quantity<'mT'>): Quantity<'T'> => x / 1e3;
export const VToMV = (x: Quantity<'V'>): Quantity<'mV'> => x * 1e3;
export const VToKV = (x: Quantity<'V'>): Quantity<'kV'> => x / 1e3;
export const AToMA = (x: Quantity<'A'>): Quantity<'mA'> => x * 1e3;
export const AToUA = (x: Quantity<'A'>): Quantity<'µA'> => x * 1e6;
export const ohmToKOhm = (x: Quantity<'Ω'>): Quantity<'kΩ'> => x / 1e3;
export const TToMT = (x: Quantity<'T'>): Quantity<'mT'> => x * 1e3;

import { generateBusinesses, registerUnitOf } from './data/generate-businesses.ts';
import { BUSINESSES, SEED } from './load.ts';
import { startRegister } from './register/register.ts';

/** Enhetsregisteret as the demo asks it; it knows the demo's businesses and invents one for any other synthetic number. */
export const startRegisterOfDemo = () =>
  startRegister({ units: generateBusinesses(BUSINESSES, SEED).map(registerUnitOf) });

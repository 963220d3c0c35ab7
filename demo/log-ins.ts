interface LogIn {
  /** Who this is, for the person at the terminal. */
  role: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
}

/** The people of the sample data as whom one can look around. */
export const logIns = [
  {
    role: 'Job seeker',
    email: 'soker@demo.example',
    password: 'Fjord-demo-1!',
    firstName: 'Sigrid',
    lastName: 'Søker',
    isAdmin: false,
  },
  {
    role: 'Employer',
    email: 'bedrift@demo.example',
    password: 'Fjord-demo-1!',
    firstName: 'Bjørn',
    lastName: 'Eier',
    isAdmin: false,
  },
  {
    role: 'Staff',
    email: 'ansatt@demo.example',
    password: 'Fjord-demo-1!',
    firstName: 'Anna',
    lastName: 'Ansatt',
    isAdmin: true,
  },
] as const satisfies LogIn[];

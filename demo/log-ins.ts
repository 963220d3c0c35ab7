interface LogIn {
  /** Who this is, for the person at the terminal. */
  role: string;
  email: string;
  password: string;
}

/** The people of the sample data as whom one can look around. */
export const logIns: LogIn[] = [];

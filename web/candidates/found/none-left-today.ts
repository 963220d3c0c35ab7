export const noneLeftToday = 'Dere har sendt så mange invitasjoner som én bedrift kan på en dag.';

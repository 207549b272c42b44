/** What is a number of North America: ten digits, written in groups, after a 1 or not. */
const grouped = /^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?(\d{3})[ .-]?(\d{4})$/;

/** Whether a telephone number can be dialled as it is written. */
export const isPhone = (phone: string) => grouped.test(phone);

/** The number as structured data want it: `+1-418-555-0142`. */
export const internationalPhone = (phone: string) => phone.replace(grouped, '+1-$1-$2-$3');

/** The address of a link that calls it. */
export const phoneLink = (phone: string) => `tel:${internationalPhone(phone)}`;

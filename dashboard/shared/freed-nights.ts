/** What becomes of nights that are freed: an event of another seller that waits gets its own. */
export const FREED_NIGHTS = 'yeniden satışa açılır; bir dış takvimde dolu olanlar dolu kalır.';

/** An address that a visitor can write to instead of using the form. */
export interface Mailbox {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly email: string;
}
